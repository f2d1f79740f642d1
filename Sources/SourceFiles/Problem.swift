/// What kept the tool from doing all its work on one file. A value, never thrown: the other files go on.
package struct Problem: Hashable, Sendable, Codable {
  package enum Cause: UInt8, Hashable, Sendable, Codable {
    /// It cannot be read, or is not there.
    case input
    /// The parser cannot read all of its text.
    case syntax
  }

  package enum Weight: String, Hashable, Sendable, Codable {
    /// The run ends with 2.
    case error
    /// Nobody judges the file: it is told, and the run goes on as if it was whole.
    case note
  }

  /// As users see it, relative to the current folder with `/`.
  package var path: String
  /// 1-based; nil where the problem is about the whole file.
  package var line: Int?
  /// 1-based, in UTF-8 bytes; nil where no more than the line is known.
  package var column: Int?
  /// One lowercase sentence without a period, with the mend where there is one.
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
  /// What stands behind the path: `:LINE:COLUMN`, `:LINE` or nothing.
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
  /// Whether the run ends with 2.
  package var failRun: Bool { contains { $0.weight == .error } }
}
