/// A number of a source, exact to a millionth.
package struct Number: Hashable, Sendable {
  package var millionths: Int

  package init(millionths: Int) { self.millionths = millionths }

  package init(_ whole: Int) { millionths = whole * Number.one }

  fileprivate static let one = 1_000_000

  /// Reads a decimal literal without a sign: `10`, `1_000`, `0.25`. nil for other literals, and for numbers that are too
  /// large or too fine: a `Float` tells apart what differs in its first six digits only.
  package init?(literal: some StringProtocol) {
    let parts = literal.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Self.digits(parts[0]), whole.count <= 12 else { return nil }
    guard parts.count == 2 else {
      self.init(Self.value(of: whole))
      return
    }
    guard let fraction = Self.digits(parts[1]), whole.count + fraction.count <= 7, fraction.count <= 6 else {
      return nil
    }
    let missing = [UInt8](repeating: 0, count: 6 - fraction.count)
    self.init(millionths: Self.value(of: whole) * Self.one + Self.value(of: fraction + missing))
  }

  /// nil where there is no digit, or anything but digits and underscores.
  private static func digits(_ text: some Sequence<UInt8>) -> [UInt8]? {
    let zero = UInt8(ascii: "0")
    let digits = text.filter { $0 != UInt8(ascii: "_") }.map { $0 &- zero }
    return digits.isEmpty || digits.contains { $0 > 9 } ? nil : digits
  }

  private static func value(of digits: [UInt8]) -> Int { digits.reduce(0) { $0 * 10 + Int($1) } }

  package var opposite: Number { Number(millionths: -millionths) }

  package var isWhole: Bool { millionths % Number.one == 0 }

  /// The largest whole number that is not above it.
  package var floor: Int {
    let whole = millionths / Number.one
    return millionths < 0 && !isWhole ? whole - 1 : whole
  }

  /// As source: `10`, `-0.25`.
  package var text: String {
    let magnitude = millionths.magnitude
    let fraction = String(magnitude % UInt(Number.one))
    let digits = (String(repeating: "0", count: 6 - fraction.count) + fraction).reversed().drop { $0 == "0" }
    let tail = digits.isEmpty ? "" : "." + String(digits.reversed())
    return (millionths < 0 ? "-" : "") + String(magnitude / UInt(Number.one)) + tail
  }
}

extension Number: Comparable {
  package static func < (left: Number, right: Number) -> Bool { left.millionths < right.millionths }
}

/// A number of a value that conditions look at.
package struct Quantity: Hashable, Sendable {
  package enum Measure: UInt8, Hashable, Sendable, Storable {
    /// The variable is a number.
    case value
    /// The variable is a text or a collection, and the number of its elements counts.
    case count
  }

  package var variable: String
  package var measure: Measure

  package init(variable: String, measure: Measure) {
    self.variable = variable
    self.measure = measure
  }

  /// nil where an expression is none.
  init?(_ value: LoweredExpression) {
    switch value {
    case .variable(let name): self.init(variable: name, measure: .value)
    case .count(let name): self.init(variable: name, measure: .count)
    default: return nil
    }
  }
}

extension LoweredExpression {
  /// A comparison of a quantity with a literal, in either order; nil where the two are not that.
  package static func compared(
    _ left: LoweredExpression, _ comparison: NumberUse.Comparison, to right: LoweredExpression
  ) -> LoweredExpression? {
    if case .number(let number) = right, let quantity = Quantity(left) {
      return .compared(quantity, comparison, number)
    }
    guard case .number(let number) = left, let quantity = Quantity(right) else { return nil }
    return .compared(quantity, comparison.turned, number)
  }

  /// The quantities that the expression compares with numbers.
  package var quantities: Set<Quantity> {
    var found: Set<Quantity> = []
    forEach { if case .compared(let quantity, _, _) = $0 { found.insert(quantity) } }
    return found
  }
}
