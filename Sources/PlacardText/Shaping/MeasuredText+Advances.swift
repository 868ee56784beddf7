import CHarfBuzz

/// How wide Characters are, by shaping.
extension MeasuredText {
  /// Fills in the advances of an item and where its glyphs are tied to each other.
  func measure(_ item: TextItem) {
    for index in item.range { columns.advances[index] = 0 }
    let glyphs = shape(item.range, of: item)
    let scale = style.size / faces.all[item.face].unitsPerEm
    var clusters: [Int] = []
    for (info, position) in zip(glyphs.infos, glyphs.positions) {
      let cluster = Int(info.cluster)
      columns.advances[cluster] += Float(Double(position.x_advance) * scale)
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { columns.flags[cluster].insert(.isTiedToPrevious) }
      if clusters.last != cluster { clusters.append(cluster) }
    }
    if item.isRightToLeft { clusters.reverse() }
    for (place, cluster) in clusters.enumerated() {
      let next = place + 1 < clusters.count ? clusters[place + 1] : item.range.upperBound
      share(cluster..<next, from: item.range.lowerBound)
    }
  }

  /// The exact width of `range`, in points, as if a line began and ended there.
  func exactWidth(of range: Range<Int>) -> Double {
    var width = 0.0
    for item in items(in: range) {
      let scale = style.size / faces.all[item.face].unitsPerEm
      let units = shape(item.range, of: item).positions.reduce(0) { $0 + Int($1.x_advance) }
      width += Double(units) * scale
    }
    return width
  }

  /// The width of `range`, in points, by the advances found once.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    for index in range { width += Double(columns.advances[index]) }
    return width
  }

  /// The items that `range` touches, cut to it.
  func items(in range: Range<Int>) -> [TextItem] {
    guard !range.isEmpty else { return [] }
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return items[low...].prefix { $0.range.lowerBound < range.upperBound }.map { item in
      var item = item
      item.range = item.range.clamped(to: range)
      return item
    }
  }

  private func shape(_ range: Range<Int>, of item: TextItem) -> Shaper.Glyphs {
    shaper.shape(
      columns.scalars, in: range, face: faces.all[item.face], isRightToLeft: item.isRightToLeft, script: item.script)
  }

  /// Shares the advance of a cluster evenly among its Characters, as of a ligature; a cluster that begins inside of a
  /// Character gives its advance to the one that the Character began with.
  private func share(_ cluster: Range<Int>, from start: Int) {
    let advance = columns.advances[cluster.lowerBound]
    if !columns.flags[cluster.lowerBound].contains(.startsCharacter) {
      columns.advances[cluster.lowerBound] = 0
      columns.advances[characterStart(before: cluster.lowerBound, from: start)] += advance
      return
    }
    guard cluster.count > 1 else { return }
    let inner = cluster.dropFirst().filter { columns.flags[$0].contains(.startsCharacter) }
    guard !inner.isEmpty else { return }
    let part = advance / Float(inner.count + 1)
    columns.advances[cluster.lowerBound] = part
    for index in inner {
      columns.advances[index] = part
      columns.flags[index].insert(.isTiedToPrevious)
    }
  }

  private func characterStart(before index: Int, from start: Int) -> Int {
    var index = index - 1
    while index > start && !columns.flags[index].contains(.startsCharacter) { index -= 1 }
    return max(index, start)
  }
}
