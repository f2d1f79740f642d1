/// An interned abstract value. Enum cases of all enums share one value for each name, and payloads are
/// dropped.
struct AbstractValue: Hashable, Sendable {
  var id: UInt16

  /// Any value.
  static let unknown = AbstractValue(id: 0)
  static let no = AbstractValue(id: 1)
  static let yes = AbstractValue(id: 2)
  static let null = AbstractValue(id: 3)
  /// Certainly not nil, otherwise any value.
  static let some = AbstractValue(id: 4)
  /// The name `none` is ambiguous: an enum case or nil, depending on the context.
  static let none = AbstractValue(id: 5)

  static func boolean(_ value: Bool) -> AbstractValue { value ? .yes : .no }

  var isBoolean: Bool { self == .yes || self == .no }
  var isEnumCase: Bool { id > AbstractValue.some.id }
  /// Whether the case may carry a payload, by which two values of it may differ.
  private var carriesPayload: Bool { id & AbstractValue.payloadBit != 0 }

  fileprivate static let payloadBit: UInt16 = 0x8000

  /// Whether two values of these abstract values are equal; nil where that is unknown.
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

/// Interns the abstract values of enum cases by name.
struct ValueInterner: Sendable {
  private var symbols: [String: AbstractValue] = [:]
  private var names = ["unknown", "false", "true", "nil", "some", "none"]
  /// Names of cases that carry a payload in some enum.
  private let carriers: Set<String>

  init(carriers: Set<String> = []) { self.carriers = carriers }

  mutating func symbol(ofCase name: String) -> AbstractValue {
    if let known = symbols[name] { return known }
    // No real program has that many case names. The rest are unknown.
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
