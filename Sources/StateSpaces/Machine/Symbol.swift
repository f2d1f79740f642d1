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
  /// A case of that name, or nil: what it is its place decides.
  static let none = Symbol(id: 5)

  static func boolean(_ value: Bool) -> Symbol { value ? .yes : .no }

  var isBoolean: Bool { self == .yes || self == .no }
  var isEnumCase: Bool { id > Symbol.some.id }
  /// Two values of one case may differ in what they carry.
  private var carriesPayload: Bool { id & Symbol.payloadBit != 0 }

  fileprivate static let payloadBit: UInt16 = 0x8000

  /// Whether two values of these symbols are equal; nil where they may be or not.
  func equals(_ other: Symbol) -> Bool? {
    if self == .unknown || other == .unknown { return nil }
    if self == .none || other == .none {
      return self == other || self == .null || other == .null ? true : nil
    }
    if self == .some || other == .some { return self == .null || other == .null ? false : nil }
    if self != other { return false }
    return carriesPayload ? nil : true
  }
}

/// Gives each case name its symbol.
struct SymbolTable: Sendable {
  private var symbols: [String: Symbol] = [:]
  private var names = ["unknown", "false", "true", "nil", "some", "none"]
  /// Names of cases of which some enum's carries a value.
  private let carriers: Set<String>

  init(carriers: Set<String> = []) { self.carriers = carriers }

  mutating func symbol(ofCase name: String) -> Symbol {
    if let known = symbols[name] { return known }
    // More case names than numbers are no program: the last ones are any value.
    guard names.count < Int(Symbol.payloadBit) else { return .unknown }
    let bit = carriers.contains(name) ? Symbol.payloadBit : 0
    let symbol = name == "none" ? Symbol.none : Symbol(id: UInt16(names.count) | bit)
    symbols[name] = symbol
    names.append(name)
    return symbol
  }

  func known(_ name: String) -> Symbol? { symbols[name] }
  func text(of symbol: Symbol) -> String { names[Int(symbol.id & ~Symbol.payloadBit)] }
}
