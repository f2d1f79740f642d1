/// A value as the engine tells values apart: the cases of all enums by their names, payloads dropped.
struct AbstractValue: Hashable, Sendable {
  var id: UInt16

  /// Any value.
  static let unknown = AbstractValue(id: 0)
  static let no = AbstractValue(id: 1)
  static let yes = AbstractValue(id: 2)
  static let null = AbstractValue(id: 3)
  /// Certainly not nil, otherwise any value.
  static let some = AbstractValue(id: 4)
  /// A case of that name, or nil: what it is its place decides.
  static let none = AbstractValue(id: 5)

  static func boolean(_ value: Bool) -> AbstractValue { value ? .yes : .no }

  var isBoolean: Bool { self == .yes || self == .no }
  var isEnumCase: Bool { id > AbstractValue.some.id }
  /// Two values of one case may differ in what they carry.
  private var carriesPayload: Bool { id & AbstractValue.payloadBit != 0 }

  fileprivate static let payloadBit: UInt16 = 0x8000

  /// Whether two values of these symbols are equal; nil where they may be or not.
  func equals(_ other: AbstractValue) -> Bool? {
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
struct ValueInterner: Sendable {
  private var symbols: [String: AbstractValue] = [:]
  private var names = ["unknown", "false", "true", "nil", "some", "none"]
  /// Names of cases of which some enum's carries a value.
  private let carriers: Set<String>

  init(carriers: Set<String> = []) { self.carriers = carriers }

  mutating func symbol(ofCase name: String) -> AbstractValue {
    if let known = symbols[name] { return known }
    // More case names than numbers are no program: the last ones are any value.
    guard names.count < Int(AbstractValue.payloadBit) else { return .unknown }
    let bit = carriers.contains(name) ? AbstractValue.payloadBit : 0
    let symbol = name == "none" ? AbstractValue.none : AbstractValue(id: UInt16(names.count) | bit)
    symbols[name] = symbol
    names.append(name)
    return symbol
  }

  func known(_ name: String) -> AbstractValue? { symbols[name] }
  func text(of symbol: AbstractValue) -> String { names[Int(symbol.id & ~AbstractValue.payloadBit)] }
}
