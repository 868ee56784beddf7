import PlacardCanvas
import PlacardText

/// What the canvas draws by itself: the backdrop, a card, a text.
@MainActor struct CanvasCases {
  let setting: Setting
  let page: Frame
  let screen: Frame
  let masks: any RunMasks
  let typesetter: Typesetter

  /// Black at 50 % over what the host has just drawn, in place, as SDL's own fill does it.
  func backdrop() -> Case {
    backdrop("backdrop", opacity: 0.5, over: screen)
  }

  /// The same over a frame of the host that is kept elsewhere.
  func backdropOverKeptFrame() -> Case {
    backdrop("backdrop over a kept frame", opacity: 0.5, over: page)
  }

  /// A step of its fade, of any darkness, over a frame that is kept elsewhere.
  func fade() -> Case {
    backdrop("backdrop's fade", opacity: 0.3, over: page)
  }

  private func backdrop(_ name: String, opacity: Double, over background: Frame) -> Case {
    let compositor = Compositor(masks: masks)
    var painter = Painter(grid: PixelGrid(scale: 1))
    painter.addLayer(.backdrop, filledWith: .black, in: setting.surface, opacity: opacity)
    let list = painter.finish()
    _ = compositor.update(list, grid: PixelGrid(scale: 1), width: setting.width, height: setting.height)
    return Case(name) {
      compositor.compose(into: screen.target, over: .pixels(background.target), in: [setting.bounds])
    }
  }

  /// A rounded card with a border, rasterised anew and put on the screen.
  func card() -> Case {
    let card = setting.card
    let frame = Rect(x: Double(card.x), y: Double(card.y), width: Double(card.width), height: Double(card.height))
    return drawing("card", in: card) { painter in
      painter.fill(
        frame, radii: CornerRadii(Double(setting.cardRadius)), with: Color(0xF4F4F6),
        border: Border(width: 2, color: Color(0x9AA0A8)))
    }
  }

  /// 200 characters over several lines, laid out and painted before, rasterised anew and put on the screen.
  func text() -> Case {
    let style = TextStyle(size: 16, lineHeight: 22)
    let width = Double(setting.textWidth)
    let place = PixelRect(x: 100, y: 100, width: setting.textWidth, height: 120)
    return drawing("text of 200 characters", in: place) { painter in
      let layout = typesetter.layout(Setting.message, style, width: width)
      painter.draw(layout, in: Rect(x: 100, y: 100, width: width, height: 120), color: Color(0x141414))
    }
  }

  /// Something in a layer of its own, rasterised anew each time and put on the screen.
  private func drawing(_ name: String, in rect: PixelRect, _ draw: @escaping (inout Painter) -> Void) -> Case {
    let compositor = Compositor(masks: masks)
    let frame = Rect(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
    return Case(name) {
      var painter = Painter(grid: PixelGrid(scale: 1))
      painter.beginLayer(.alert(0), in: frame)
      draw(&painter)
      painter.endLayer()
      let list = painter.finish()
      compositor.forget()
      _ = compositor.update(list, grid: PixelGrid(scale: 1), width: setting.width, height: setting.height)
      compositor.compose(into: screen.target, over: .pixels(page.target), in: [rect])
    }
  }
}
