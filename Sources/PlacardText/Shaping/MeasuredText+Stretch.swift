/// The steps by which a stretch is understood: Characters, breaks, items.
extension MeasuredText {
  /// Scalars below this are a Character each, whatever stands beside them.
  private static let firstMark: UInt32 = 0x300

  func findCharacters(in range: Range<Int>) {
    var isPlain = true
    for index in range {
      let scalar = columns.scalars[index]
      if scalar >= Self.firstMark { isPlain = false }
      columns.flags[index].insert(.startsCharacter)
      if PlainText.isBlank(scalar) { columns.flags[index].insert(.isBlank) }
    }
    if !isPlain { findLongCharacters(in: range) }
  }

  /// Asks Swift where Characters begin.
  private func findLongCharacters(in range: Range<Int>) {
    var index = range.lowerBound
    for character in String(scalars: columns.scalars[range]) {
      let next = index + character.unicodeScalars.count
      while index + 1 < next {
        index += 1
        columns.flags[index].subtract([.startsCharacter, .isBlank])
      }
      index = next
    }
  }

  func findBreaks(in range: Range<Int>) {
    for index in range {
      let type = LineBreakClass(of: columns.scalars[index])
      let answer = paragraph.breaker.advance(to: type)
      if answer != .prohibited && columns.flags[index].contains(.startsCharacter) {
        columns.flags[index].insert(.mayBreakBefore)
      }
      if let withdrawn = paragraph.breaker.withdrawn { columns.flags[index - withdrawn].remove(.mayBreakBefore) }
      if type.isGlue || paragraph.isAfterGlue { columns.flags[index].insert(.isGluedToPrevious) }
      paragraph.isAfterGlue = type.isGlue
    }
  }

  /// Cuts `range` where face, level or script changes.
  func itemize(_ range: Range<Int>, levels: [Int8]?) -> [TextItem] {
    var items: [TextItem] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = characterEnd(after: start, limit: range.upperBound)
      let level = UInt8(clamping: levels?[start - range.lowerBound] ?? 0)
      let script = script(ofCharacterIn: start..<end, limit: range.upperBound)
      let character = UnsafeBufferPointer(rebasing: columns.scalars[start..<end])
      let face = faces.face(for: character, primary: primaryFace)
      if let last = items.last, last.face == face, last.level == level, last.script == script {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(TextItem(range: start..<end, face: face, level: level, script: script))
      }
      start = end
    }
    return items
  }

  /// Where the Character that begins at `start` ends.
  func characterEnd(after start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < limit && !columns.flags[end].contains(.startsCharacter) { end += 1 }
    return end
  }

  private func script(ofCharacterIn range: Range<Int>, limit: Int) -> UInt32 {
    let own = firstScript(in: range)
    let script = own ?? paragraph.script ?? firstScript(in: range.upperBound..<limit) ?? Script.latin
    paragraph.script = script
    return script
  }

  private func firstScript(in range: Range<Int>) -> UInt32? {
    for index in range {
      if let script = Script.code(of: columns.scalars[index]) { return script }
    }
    return nil
  }
}
