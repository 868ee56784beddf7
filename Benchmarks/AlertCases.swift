import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI

/// An alert as a host shows it: the presenter's ticks, the compositor, and the pixels of the screen.
@MainActor final class AlertCases {
  private let setting: Setting
  private let page: Frame
  private let screen: Frame
  private let presenter: AlertPresenter
  private let compositor: Compositor
  private let grid: PixelGrid
  private let alert = AlertController(title: "Storage is almost full", message: Setting.message)
  private var now = Duration.zero

  init(setting: Setting, page: Frame, screen: Frame, masks: any RunMasks, typesetter: Typesetter) {
    self.setting = setting
    self.page = page
    self.screen = screen
    grid = PixelGrid(scale: setting.scale)
    compositor = Compositor(masks: masks)
    presenter = AlertPresenter(typesetter: typesetter, appearance: .standard)
    presenter.resize(
      to: Size(width: Double(setting.width) / setting.scale, height: Double(setting.height) / setting.scale),
      grid: grid)
    for title in ["Later", "Free up space"] {
      let action = AlertAction(title: title)
      action.dismissesAlert = false
      alert.addAction(action)
    }
  }

  /// Everything of a frame: the alert laid out and passed over, every layer rasterised anew, every pixel composed over
  /// what the host has just drawn, in place.
  func fullFrame() -> Case {
    fullFrame("full frame", over: screen)
  }

  /// The same over a frame of the host that is kept elsewhere.
  func fullFrameOverKeptFrame() -> Case {
    fullFrame("full frame over a kept frame", over: page)
  }

  private func fullFrame(_ name: String, over background: Frame) -> Case {
    show()
    return Case(name) { [self] in
      presenter.appearance = .standard
      compositor.forget()
      frame([], over: background)
    }
  }

  /// A frame in which nothing has changed.
  func unchangedFrame() -> Case {
    show()
    return Case("unchanged frame") { [self] in
      frame([])
    }
  }

  /// A button goes down and comes up, both on the screen.
  func press() -> Case {
    show()
    let down = [InputEvent.pointerDown(.mouse, buttonCenter)]
    let up = [InputEvent.pointerUp(.mouse, buttonCenter)]
    return Case("press + release") { [self] in
      frame(down)
      frame(up)
    }
  }

  /// One step of the animation that shows an alert, the backdrop's fade with it.
  func animationStep() -> Case {
    Case(
      "animation step",
      timing: { [self] times in
        var nanoseconds = 0
        var steps = 0
        while steps < times {
          presenter.closeAll()
          frame([])
          presenter.present(alert, animated: true)
          frame([])
          let start = cpuTime()
          while presenter.isMoving, steps < times {
            frame([])
            steps += 1
          }
          nanoseconds += cpuTime() - start
        }
        return nanoseconds
      })
  }
}

// MARK: - Frames

extension AlertCases {
  /// Puts the alert up.
  private func show() {
    presenter.present(alert, animated: false)
    repeat { frame([]) } while presenter.isMoving
  }

  /// A tick, and what of it can be seen painted over a frame of the host, the kept one unless told.
  private func frame(_ events: [InputEvent], over background: Frame? = nil) {
    now += .nanoseconds(8_333_333)
    let output = presenter.tick(events, at: now)
    let damage = compositor.update(output.drawList, grid: grid, width: setting.width, height: setting.height)
    compositor.compose(into: screen.target, over: .pixels((background ?? page).target), in: damage)
  }

  private var buttonCenter: Point {
    let button = presenter.tick([], at: now).semantics.nodes.first { $0.label == "Later" }
    return button?.frame.center ?? .zero
  }
}
