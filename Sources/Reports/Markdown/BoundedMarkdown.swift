/// Lines of Markdown within the size limit of a comment; what is left out is counted.
struct BoundedMarkdown: Sendable {
  private(set) var lines: [String] = []
  private var room: Int

  /// GitHub's limit is 65,536 characters. The number of bytes is never smaller than the number of characters,
  /// so it is a safe limit.
  static let commentLimit = 65_536

  /// Reserved for the sentences about what is left out, in bytes.
  private static let reserve = 2_000

  init(byteLimit: Int = BoundedMarkdown.commentLimit) { room = byteLimit - Self.reserve }

  /// A block preceded by an empty line. Not limited; the caller must keep it short.
  mutating func block(_ block: [String]) {
    guard !block.isEmpty else { return }
    if !lines.isEmpty { add("") }
    block.forEach { add($0) }
  }

  /// As many rows as fit, at most `most`. Without rows nothing is written.
  ///
  /// - Parameters:
  ///   - head: The lines above the rows.
  ///   - rest: Returns a sentence with the number of rows that are left out.
  mutating func list(
    _ head: [String], _ rows: some Sequence<String>, most: Int = .max, rest: (Int) -> String
  ) {
    let rows = Array(rows)
    guard !rows.isEmpty else { return }
    var left = room - head.reduce(1) { $0 + $1.utf8.count + 1 }
    let fitting = rows.prefix(most).prefix { row in
      left -= row.utf8.count + 1
      return left >= 0
    }
    if !fitting.isEmpty { block(head + fitting) }
    if fitting.count < rows.count { block([rest(rows.count - fitting.count)]) }
  }

  private mutating func add(_ line: String) {
    lines.append(line)
    room -= line.utf8.count + 1
  }
}
