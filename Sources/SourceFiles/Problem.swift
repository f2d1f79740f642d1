/// An obstacle to the work on one file. It is a value, never thrown, so that the other files are still
/// processed.
package struct Problem: Hashable, Sendable, Codable {
  package enum Cause: UInt8, Hashable, Sendable, Codable {
    /// The file cannot be read or does not exist.
    case input
    /// The parser cannot read the whole text.
    case syntax
  }

  package enum Weight: String, Hashable, Sendable, Codable {
    /// The run exits with code 2.
    case error
    /// The problem is shown, and the run continues as if the file were complete, because no rule judges the
    /// file.
    case note
  }

  /// As users see it, relative to the current folder with `/`.
  package var path: String
  /// 1-based; nil where the problem is about the whole file.
  package var line: Int?
  /// 1-based, in UTF-8 bytes; nil where only the line is known.
  package var column: Int?
  /// One lowercase sentence without a period, with a remedy where there is one.
  package var reason: String
  package var cause: Cause
  package var weight: Weight

  package init(
    path: String, line: Int? = nil, column: Int? = nil, reason: String, cause: Cause = .input,
    weight: Weight = .error
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
    self.cause = cause
    self.weight = weight
  }
}

extension Problem {
  /// The suffix of the path: `:LINE:COLUMN`, `:LINE` or empty.
  package var position: String {
    [line, column].compactMap(\.self).map { ":\($0)" }.joined()
  }
}

extension Problem: Comparable {
  package static func < (left: Problem, right: Problem) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0, left.reason)
      < (right.path, right.line ?? 0, right.column ?? 0, right.reason)
  }
}

extension [Problem] {
  /// Whether the run exits with code 2.
  package var failRun: Bool { contains { $0.weight == .error } }
}
