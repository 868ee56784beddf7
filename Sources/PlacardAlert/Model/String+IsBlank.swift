extension String {
  /// Whether every Character is white space; "" is blank.
  public var isBlank: Bool {
    allSatisfy(\.isWhitespace)
  }
}
