/// Lines of Markdown that together are no longer than a comment may be; what is left out is counted.
struct BoundedMarkdown: Sendable {
  private(set) var lines: [String] = []
  private var room: Int

  /// GitHub takes 65,536 characters. Of more bytes than that there may be fewer characters, never more.
  static let commentLimit = 65_536

  /// For the sentences about what is left out.
  private static let reserve = 2_000

  init(byteLimit: Int = BoundedMarkdown.commentLimit) { room = byteLimit - Self.reserve }

  /// A block of its own, with an empty line before it. Bounded by whoever writes it.
  mutating func block(_ block: [String]) {
    guard !block.isEmpty else { return }
    if !lines.isEmpty { add("") }
    block.forEach { add($0) }
  }

  /// As many rows as there is room for, `most` at most; nothing where there are none.
  ///
  /// - Parameters:
  ///   - head: the lines above the rows.
  ///   - rest: says how many rows are left out.
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
