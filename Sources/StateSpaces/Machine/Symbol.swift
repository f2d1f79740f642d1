/// A value as the engine tells values apart: the cases of all enums by their names, payloads dropped.
struct Symbol: Hashable, Sendable {
  var id: UInt16

  /// Any value.
  static let unknown = Symbol(id: 0)
  static let no = Symbol(id: 1)
  static let yes = Symbol(id: 2)
  static let null = Symbol(id: 3)
  /// Certainly not nil, otherwise any value.
  static let some = Symbol(id: 4)

  static func boolean(_ value: Bool) -> Symbol { value ? .yes : .no }

  var isBoolean: Bool { self == .yes || self == .no }
  var isEnumCase: Bool { id > Symbol.some.id }

  /// Whether two values of these symbols are equal; nil where they may be or not.
  func equals(_ other: Symbol) -> Bool? {
    if self == .unknown || other == .unknown { return nil }
    if self == .some || other == .some { return self == .null || other == .null ? false : nil }
    if self != other { return false }
    // Two cases of one name may differ in what they carry.
    return isEnumCase ? nil : true
  }
}

/// Gives each case name its symbol.
struct SymbolTable: Sendable {
  private var symbols: [String: Symbol] = [:]
  private var names = ["unknown", "false", "true", "nil", "some"]
  private var carriers: Set<Symbol> = []

  mutating func symbol(ofCase name: String) -> Symbol {
    if let known = symbols[name] { return known }
    // More case names than numbers are no program: the last ones are any value.
    guard let id = UInt16(exactly: names.count) else { return .unknown }
    let symbol = Symbol(id: id)
    symbols[name] = symbol
    names.append(name)
    return symbol
  }

  func known(_ name: String) -> Symbol? { symbols[name] }
  func text(of symbol: Symbol) -> String { names[Int(symbol.id)] }
}
