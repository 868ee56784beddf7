/// The edits that can be undone and redone. Typing and repeated deleting join into one edit, a word at a time.
struct EditHistory: Sendable {
  /// What edits of one kind in a row can join with.
  enum Kind: Sendable {
    case typing, deletingBackward, deletingForward, other
  }

  /// `removed` gave way to `inserted` at `start`.
  struct Edit: Sendable {
    var kind: Kind
    var start: Int
    var removed: [UInt8]
    var inserted: [UInt8]
    var selectionBefore: TextSelection
    var selectionAfter: TextSelection

    var size: Int { removed.count + inserted.count }
    var insertedRange: Range<Int> { start..<(start + inserted.count) }
    var removedRange: Range<Int> { start..<(start + removed.count) }
  }

  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var size = 0
  /// Whether the last edit may still grow.
  private var isOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Ends the last edit: what comes next is undone by itself.
  mutating func close() {
    isOpen = false
  }

  mutating func record(_ edit: Edit) {
    undone.removeAll()
    size += edit.size
    if !isOpen || !join(edit) { done.append(edit) }
    isOpen = true
    while size > Self.mostBytes || done.count > Self.mostEdits, done.count > 1 {
      size -= done.removeFirst().size
    }
  }

  mutating func undo() -> Edit? {
    close()
    guard let edit = done.popLast() else { return nil }
    size -= edit.size
    undone.append(edit)
    return edit
  }

  mutating func redo() -> Edit? {
    close()
    guard let edit = undone.popLast() else { return nil }
    size += edit.size
    done.append(edit)
    return edit
  }

  /// Grows the last edit by `edit` if they are one doing.
  private mutating func join(_ edit: Edit) -> Bool {
    guard let last = done.last, Self.areOne(last, edit) else { return false }
    grow(by: edit)
    return true
  }

  private static func areOne(_ last: Edit, _ next: Edit) -> Bool {
    guard last.kind == next.kind else { return false }
    switch next.kind {
    case .typing:
      let beginsWord = last.inserted.last == space && next.inserted.first != space
      return next.removed.isEmpty && next.start == last.insertedRange.upperBound && !beginsWord
    case .deletingBackward: return next.removedRange.upperBound == last.start
    case .deletingForward: return next.start == last.start
    case .other: return false
    }
  }

  private mutating func grow(by edit: Edit) {
    let index = done.count - 1
    done[index].selectionAfter = edit.selectionAfter
    done[index].inserted += edit.inserted
    if edit.kind == .deletingBackward {
      done[index].removed.insert(contentsOf: edit.removed, at: 0)
      done[index].start = edit.start
    } else {
      done[index].removed += edit.removed
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let mostEdits = 200
  private static let mostBytes = 1 << 22
}
