public import PlacardCanvas
public import PlacardUI

/// A guest that is drawn inside an alert, or on a page under it: the counterpart of a content view controller.
///
/// Both functions are called once a tick while the content is shown. Give every control an id of its own.
@MainActor public protocol AlertContent: AnyObject {
  /// The size that the content wants when it is `width` points wide; a new height is followed at once.
  func preferredSize(fittingWidth width: Double, in context: LayoutContext) -> Size
  /// Draws the content and answers input, inside `bounds`.
  func pass(_ ui: inout UI, in bounds: Rect)
}
