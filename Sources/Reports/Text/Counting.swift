/// Such as `1 file`, `3 files`, `12,000 files`.
package func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(singular)" : "\(grouped(count)) \(plural ?? singular + "s")"
}

/// Such as `1,234,567`, in any locale.
package func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  let reversedGroups = stride(from: 0, to: digits.count, by: 3).map {
    String(digits.dropLast($0).suffix(3))
  }
  return (number < 0 ? "-" : "") + reversedGroups.reversed().joined(separator: ",")
}

/// Such as `42.0`: one decimal, for people.
package func points(_ number: Double) -> String {
  number.isFinite ? "\((number * 10).rounded() / 10 + 0)" : "–"
}

/// The number, or a dash for zero, which makes the other numbers easier to see.
func orDash(_ count: Int) -> String { count == 0 ? "–" : grouped(count) }

/// The number, or a dash for zero, which makes the other numbers easier to see.
func orDash(_ number: Double) -> String { number == 0 ? "–" : points(number) }
