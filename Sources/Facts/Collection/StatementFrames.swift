/// The statements of the blocks that are being lowered. One stack holds them all, outer blocks first.
///
/// When a block ends, its statements move into an array of their exact number.
struct StatementFrames {
  private var statements: [Statement] = []
  /// The start of each open block in `statements`, innermost last.
  private var starts: [Int] = []

  /// Whether no block is open.
  var isEmpty: Bool { starts.isEmpty }

  /// The last statement of the innermost block so far; nil before the first.
  var last: Statement? {
    guard let start = starts.last, statements.count > start else { return nil }
    return statements.last
  }

  mutating func open() { starts.append(statements.count) }

  /// Closes the innermost block and returns its statements.
  mutating func close() -> [Statement] {
    guard let start = starts.popLast(), start < statements.count else { return [] }
    let count = statements.count - start
    // Moves them one by one from the end: copying them and removing the rest costs several times as much.
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      for place in (0..<count).reversed() { buffer.initializeElement(at: place, to: statements.removeLast()) }
      filled = count
    }
  }

  mutating func append(_ statement: Statement) { statements.append(statement) }

  /// Inserts a statement at the start of the innermost block.
  mutating func prepend(_ statement: Statement) {
    if let start = starts.last { statements.insert(statement, at: start) }
  }
}
