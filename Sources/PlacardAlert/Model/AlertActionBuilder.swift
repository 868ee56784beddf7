/// Lets the actions of an alert be listed in a block, with `if` and `for`.
@MainActor @resultBuilder public enum AlertActionBuilder {
  /// One action of the list.
  public static func buildExpression(_ action: AlertAction) -> [AlertAction] { [action] }
  /// Several actions where one stands.
  public static func buildExpression(_ actions: [AlertAction]) -> [AlertAction] { actions }
  /// The whole list.
  public static func buildBlock(_ parts: [AlertAction]...) -> [AlertAction] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [AlertAction]?) -> [AlertAction] { part ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(first part: [AlertAction]) -> [AlertAction] { part }
  /// The other branch of an `if`.
  public static func buildEither(second part: [AlertAction]) -> [AlertAction] { part }
  /// A `for` loop.
  public static func buildArray(_ parts: [[AlertAction]]) -> [AlertAction] { parts.flatMap { $0 } }
}
