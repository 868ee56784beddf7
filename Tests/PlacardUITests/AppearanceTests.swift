import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct AppearanceTests {
  @Test func `the width of a card is LOOK's`() {
    let standard = Appearance.standard

    #expect(standard.cardWidth(on: 480) == 320)
    #expect(standard.cardWidth(on: 320) == 288)
    #expect(standard.cardWidth(on: 480, isWide: true) == 448)
    #expect(standard.cardWidth(on: 1000, isWide: true) == 480)
    #expect(Appearance(textScale: 1.5).cardWidth(on: 1000) == 400)
    #expect(Appearance.form.cardWidth(on: 480) == 460)
    #expect(Appearance.dialog.cardWidth(on: 480) == 408)
  }

  @Test func `the greatest height of a card is LOOK's`() {
    #expect(Appearance.standard.cardMaximumHeight(on: 800) == 800 - 96)
    #expect(Appearance.standard.cardMaximumHeight(on: 100) == 80)
  }

  @Test func `on a surface of one point nothing is negative`() {
    for appearance in [Appearance.standard, .form, .dialog] {
      #expect(appearance.cardWidth(on: 1) == 0)
      #expect(appearance.cardMaximumHeight(on: 1) == 0)
      #expect(appearance.cardWidth(on: 0) == 0)
    }
  }

  @Test func `two short lines and two buttons are 138 and a line high`() {
    let appearance = Appearance.standard
    let metrics = appearance.metrics
    let lines = appearance.typography.title.lineHeight + appearance.typography.message.lineHeight
    let text = lines + metrics.titleToMessage

    #expect(metrics.textInsets.top + text + metrics.textInsets.bottom + appearance.actionRowHeight == 138)
  }

  @Test func `S2-03 a dialog of one line is 132 high`() {
    let appearance = Appearance.dialog
    let metrics = appearance.metrics
    let lines = appearance.typography.title.lineHeight + appearance.typography.message.lineHeight
    let text = lines + metrics.titleToMessage
    let buttons = metrics.textToButtons + appearance.actionRowHeight + metrics.textInsets.bottom

    #expect(metrics.textInsets.top + text + buttons == 132)
    #expect(metrics.cardMinimumHeight == 132)
    #expect(metrics.cardRadius == 16)
  }

  @Test func `S1 a form of four rows is 256 high`() {
    let metrics = Appearance.form.metrics
    let rows = 4 * Appearance.form.actionRowHeight + 3 * metrics.rowSpacing

    #expect(metrics.textInsets.top + rows + metrics.textInsets.bottom == 256)
    #expect(metrics.cardRadius == 4)
  }

  @Test func `rows grow with the text and never under a finger`() {
    #expect(Appearance.standard.actionRowHeight == 48)
    #expect(Appearance(textScale: 2).actionRowHeight == 66)
    #expect(Appearance(textScale: 0.5).actionRowHeight == 48)
    #expect(Appearance(minimumTarget: 60).actionRowHeight == 60)
    #expect(Appearance.dialog.actionRowHeight == 44)
  }

  @Test func `a text scale that makes no sense is brought into bounds`() {
    #expect(Appearance(textScale: .nan).textScale == 1)
    #expect(Appearance(textScale: -3).textScale == 0.5)
    var appearance = Appearance.standard
    appearance.textScale = 1e9
    #expect(appearance.textScale == 4)
  }

  @Test func `styles are scaled as a whole`() {
    let style = Appearance(textScale: 2).scaled(Typography.standard.message)

    #expect(style == TextStyle(size: 28, lineHeight: 40, weight: .regular))
  }

  @Test func `presets differ from each other`() {
    let presets = [Appearance.standard, .dark, .highContrast, .form, .dialog]

    for (index, preset) in presets.enumerated() {
      for other in presets[(index + 1)...] { #expect(preset != other) }
    }
  }

  @Test func `the contrast of two colours is WCAG's, whichever comes first`() {
    #expect(abs(Appearance.contrast(.white, .black) - 21) < 1e-9)
    #expect(Appearance.contrast(.black, .white) == Appearance.contrast(.white, .black))
    #expect(Appearance.contrast(.white, .white) == 1)
  }
}
