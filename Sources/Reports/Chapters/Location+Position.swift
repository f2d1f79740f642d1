import UntangleFindings
import UntangleSourceFiles

extension Location {
  /// Such as `12:7`.
  var position: String { "\(line):\(column)" }

  static func start(of path: String) -> Location { Location(path: path, line: 1, column: 1) }

  fileprivate init(path: String, line: Int, column: Int) {
    let (line, column) = (Int32(clamping: line), Int32(clamping: column))
    self.init(path: path, span: Span(line: line, column: column, endLine: line, endColumn: column))
  }
}

extension Problem {
  /// The first line for a problem of the whole file.
  var location: Location { Location(path: path, line: line ?? 1, column: column ?? 1) }
}

extension Note {
  func isBeside(_ finding: Finding) -> Bool { location.path == finding.location.path }
}
