import UntangleFindings
import UntangleSourceFiles

extension Location {
  /// Such as `12:7`.
  var position: String { "\(line):\(column)" }
}

extension Note {
  func isBeside(_ finding: Finding) -> Bool { location.path == finding.location.path }
}
