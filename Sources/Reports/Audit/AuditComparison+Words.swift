import UntangleSourceFiles
import UntangleFindings

extension AuditComparison {
  /// The effect of the change, as a predicate without a period: `adds 9.5 points and 2 findings`.
  var headline: String {
    let rise = ((after.score - before.score) * 10).rounded() / 10
    var parts: [String] = []
    if rise != 0 { parts.append("\(rise > 0 ? "adds" : "removes") \(pointCount(rise.magnitude))") }
    if !new.isEmpty { parts.append("brings \(counted(new.count, "finding"))") }
    if !gone.isEmpty { parts.append("mends \(counted(gone.count, "finding"))") }
    if parts.isEmpty {
      return types.isEmpty ? "leaves score and findings as they are" : "moves points from type to type"
    }
    return joined(parts)
  }

  /// Such as `origin/main (3f2a91c0b4)`.
  var baseName: String { "\(reference.visible) (\(base.prefix(10)))" }

  /// The name, the values before and after, and the change of each figure.
  var figures: [[String]] {
    let counts: [(String, Int, Int)] = [
      ("files", before.files, after.files), ("lines", before.lines, after.lines),
      ("types with points", before.tangledTypes, after.tangledTypes),
      ("flags (stored Bool variables)", before.flags, after.flags),
      ("defaults over an enum", before.enumDefaults, after.enumDefaults),
      ("key literals", before.keys, after.keys),
      ("findings", before.findingCount, after.findingCount),
    ]
    let score = ["score", points(before.score), points(after.score), signed(after.score - before.score)]
    return [score] + counts.map { [$0, grouped($1), grouped($2), signed($2 - $1)] }
  }
}

extension AuditComparison.ChangedType {
  /// The score before and after, and the change; a missing type has no points.
  var figures: [String] {
    [before.map(points) ?? "–", after.map(points) ?? "–", signed(rise)]
  }
}

/// Such as `1 point`, `9.5 points`.
private func pointCount(_ number: Double) -> String { "\(points(number)) point\(number == 1 ? "" : "s")" }

/// Such as `+3`, `-2`; a dash for zero.
func signed(_ number: Int) -> String { (number > 0 ? "+" : "") + orDash(number) }

/// Such as `+3.5`, `-2.0`; a dash if it rounds to zero.
func signed(_ number: Double) -> String {
  let tenths = (number * 10).rounded() / 10
  return (tenths > 0 ? "+" : "") + orDash(tenths)
}
