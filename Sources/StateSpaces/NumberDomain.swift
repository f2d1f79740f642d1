package import UntangleFacts

/// The values of a quantity, as far as conditions tell them apart.
///
/// `strength > 0` divides the numbers into `<= 0` and `> 0`, and `strength == 10` divides the latter once more. A state
/// says in which range the number is, and not which number it is.
package struct NumberDomain: Hashable, Sendable {
  package var measure: Quantity.Measure
  /// In ascending order, without gaps.
  package private(set) var ranges: [NumberRange]
  private let kind: NumberKind
  /// The cuts as they are written, by the cuts of the ranges: `> 100` for `>= 101`.
  private let written: [Int: Int]

  init(_ measure: Quantity.Measure, _ kind: NumberKind, tests: [NumberTest]) {
    self.measure = measure
    self.kind = kind
    let all = Set(tests.flatMap { $0.region.cuts }).sorted()
    written = Dictionary(all.map { (kind.normal($0), $0) }, uniquingKeysWith: { first, _ in first })
    let cuts = written.keys.filter { cut in kind.lowest.map { cut > $0 } ?? true }
    let bounds = [kind.lowest] + cuts.sorted().map(Optional.some) + [nil]
    ranges = zip(bounds, bounds.dropFirst()).map { NumberRange(lower: $0, upper: $1) }
  }

  /// As source, without the variable: `<= 0`, `> 0`, `1...5`.
  package var texts: [String] { ranges.map { $0.text(in: kind, written) } }

  /// The place of the range that a number is in.
  func place(of number: Number) -> Int? { ranges.firstIndex { $0.contains(number) } }

  /// The places of the ranges that the numbers of a range may be in once a number is added.
  func places(adding number: Number, at place: Int) -> [Int] {
    let moved = ranges[place].moved(by: number.millionths * 2)
    return ranges.indices.filter { !ranges[$0].isApart(from: moved) }
  }

  /// Whether the numbers of a range pass a test; nil where some do.
  func passes(_ test: NumberTest, at place: Int) -> Bool? {
    let (region, range) = (test.region.normal(in: kind), ranges[place])
    if range.isInside(region) { return true }
    return range.isApart(from: region) ? false : nil
  }

  /// The place of the range of one element and more; nil where conditions tell apart how many.
  var filled: Int? { ranges.firstIndex(of: .filled) }

  /// What a method does to a quantity.
  enum Change: Hashable {
    case nothing
    /// The quantity is in the range at this place.
    case to(Int)
    case unknown
  }

  func change(by method: String) -> Change {
    guard measure == .count else { return SDK.says(.readsNumber, of: method) ? .nothing : .unknown }
    switch method {
    // The element of a list is there already. A dictionary's may be new.
    case Statement.elementWrite: return kind == .elements ? .nothing : .unknown
    case "removeAll": return place(of: Number(0)).map(Change.to) ?? .unknown
    // More than none. A text may be appended that is empty.
    case "append" where kind != .characters, "insert", "updateValue":
      return filled.map(Change.to) ?? .unknown
    default: return SDK.says(.readsContent, of: method) ? .nothing : .unknown
    }
  }

  /// A value as a condition: `strength <= 0`, `strength == 0`, `items.isEmpty`.
  func term(_ name: String, at place: Int) -> String {
    let text = texts[place]
    guard measure == .count else { return text.isBound ? "\(name) \(text)" : "\(name) == \(text)" }
    if ranges[place] == .none { return "\(name).isEmpty" }
    if ranges[place] == .filled { return "!\(name).isEmpty" }
    return text.isBound ? "\(name).count \(text)" : "\(name).count == \(text)"
  }
}

extension String {
  /// Whether it is a bound, `> 0`, and not a number or a range.
  fileprivate var isBound: Bool { hasPrefix("<") || hasPrefix(">") }
}

/// Which numbers a quantity may be.
enum NumberKind: Hashable, Sendable {
  case fraction, whole
  /// How many characters a text, elements a list, or entries a dictionary, or what may be one, has: whole, and not
  /// below 0.
  case characters, elements, entries

  /// The cut below its lowest number.
  fileprivate var lowest: Int? {
    switch self {
    case .fraction, .whole: nil
    case .characters, .elements, .entries: Number(0).cutBelow
    }
  }

  /// The same cut, just below a whole number where only these count: `> 0` is `>= 1`.
  fileprivate func normal(_ cut: Int) -> Int {
    self == .fraction ? cut : Number(Number(millionths: cut >> 1).floor + 1).cutBelow
  }
}

/// A comparison with a number.
struct NumberTest: Hashable, Sendable {
  var comparison: NumberUse.Comparison
  var number: Number

  /// The numbers that pass.
  fileprivate var region: NumberRange {
    switch comparison {
    case .less: NumberRange(upper: number.cutBelow)
    case .atMost: NumberRange(upper: number.cutAbove)
    case .more: NumberRange(lower: number.cutAbove)
    case .atLeast: NumberRange(lower: number.cutBelow)
    case .equal: NumberRange(lower: number.cutBelow, upper: number.cutAbove)
    }
  }
}

extension Number {
  /// Numbers stand at even places, and cuts between them at odd ones.
  fileprivate var cutBelow: Int { millionths * 2 - 1 }
  fileprivate var cutAbove: Int { millionths * 2 + 1 }
}

/// The numbers between two cuts.
package struct NumberRange: Hashable, Sendable {
  /// nil where it goes on for ever.
  fileprivate var lower: Int?
  fileprivate var upper: Int?

  fileprivate init(lower: Int? = nil, upper: Int? = nil) { (self.lower, self.upper) = (lower, upper) }

  /// Of elements: none, and one or more.
  fileprivate static let none = NumberRange(lower: Number(0).cutBelow, upper: Number(1).cutBelow)
  fileprivate static let filled = NumberRange(lower: Number(1).cutBelow)

  fileprivate var cuts: [Int] { [lower, upper].compactMap { $0 } }

  fileprivate func contains(_ number: Number) -> Bool {
    isAbove(lower, number.cutBelow) && (upper.map { number.cutAbove <= $0 } ?? true)
  }

  private func isAbove(_ bound: Int?, _ cut: Int) -> Bool { bound.map { $0 <= cut } ?? true }

  fileprivate func moved(by distance: Int) -> NumberRange {
    NumberRange(lower: lower.map { $0 + distance }, upper: upper.map { $0 + distance })
  }

  fileprivate func isInside(_ other: NumberRange) -> Bool {
    let startsInside = other.lower.map { outer in lower.map { outer <= $0 } ?? false } ?? true
    let endsInside = other.upper.map { outer in upper.map { $0 <= outer } ?? false } ?? true
    return startsInside && endsInside
  }

  fileprivate func isApart(from other: NumberRange) -> Bool {
    func ends(_ first: NumberRange, before second: NumberRange) -> Bool {
      guard let end = first.upper, let start = second.lower else { return false }
      return end <= start
    }
    return ends(self, before: other) || ends(other, before: self)
  }

  fileprivate func normal(in kind: NumberKind) -> NumberRange {
    NumberRange(lower: lower.map(kind.normal), upper: upper.map(kind.normal))
  }

  fileprivate func text(in kind: NumberKind, _ written: [Int: Int]) -> String {
    let (lowest, highest) = (lower.map { written[$0] ?? $0 }, upper.map { written[$0] ?? $0 })
    return switch (lower, upper) {
    case (nil, nil): "any"
    case (nil, _?): highest?.end ?? ""
    case (_?, nil): lowest?.start ?? ""
    case (let lower?, let upper?) where kind != .fraction: wholes(from: lower.next, to: upper.next.floor - 1)
    case (let lower?, let upper?) where lower + 2 == upper: lower.next.text
    case (_?, _?): "\(lowest?.start ?? ""), \(highest?.end ?? "")"
    }
  }

  private func wholes(from first: Number, to last: Int) -> String {
    first == Number(last) ? first.text : "\(first.text)...\(last)"
  }
}

extension Int {
  /// The number right above a cut.
  fileprivate var next: Number { Number(millionths: (self >> 1) + 1) }

  /// The cut as the lower end of a range: `> 0`, `>= 0.5`.
  fileprivate var start: String { isBelow ? ">= \(next.text)" : "> \(previous.text)" }
  /// The cut as the upper end of a range: `< 0.5`, `<= 0`.
  fileprivate var end: String { isBelow ? "< \(next.text)" : "<= \(previous.text)" }

  private var previous: Number { Number(millionths: self >> 1) }

  /// Whether the cut was made below a number, and not above one: of the two beside it, the shorter one was written.
  private var isBelow: Bool { next.text.utf8.count < previous.text.utf8.count }
}
