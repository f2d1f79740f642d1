/// The statements of the blocks that are being lowered, those of one block after those of the block around.
///
/// The list of a block is made when it ends, in its own size.
struct StatementFrames {
  private var statements: [Statement] = []
  /// Where the statements of each open block start, innermost last.
  private var starts: [Int] = []

  /// Whether no block is open.
  var isEmpty: Bool { starts.isEmpty }

  /// The last statement of the innermost block so far; nil before the first.
  var last: Statement? {
    guard let start = starts.last, statements.count > start else { return nil }
    return statements.last
  }

  mutating func open() { starts.append(statements.count) }

  /// Gives the statements of the innermost block.
  mutating func close() -> [Statement] {
    guard let start = starts.popLast(), start < statements.count else { return [] }
    let count = statements.count - start
    // Moved one by one from the end: to copy them and drop the rest costs several times as much.
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      for place in (0..<count).reversed() { buffer.initializeElement(at: place, to: statements.removeLast()) }
      filled = count
    }
  }

  mutating func append(_ statement: Statement) { statements.append(statement) }

  /// Puts a statement before all others of the innermost block.
  mutating func prepend(_ statement: Statement) {
    if let start = starts.last { statements.insert(statement, at: start) }
  }
}
