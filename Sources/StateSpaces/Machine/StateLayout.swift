/// The layout of the variables' values in the bits of a state.
struct StateLayout: Sendable {
  struct Field: Sendable {
    var name: String
    /// The abstract values, by their code in the bits.
    var symbols: [AbstractValue]
    var offset: Int
    /// The bit mask of this variable.
    var mask: UInt64
    /// What its codes mean for a quantity; nil for other variables.
    var numbers: NumberDomain?

    func bits(_ code: Int) -> UInt64 { UInt64(code) << UInt64(offset) }
    func code(in bits: UInt64) -> Int { Int((bits & mask) >> UInt64(offset)) }
    func symbol(in bits: UInt64) -> AbstractValue { symbols[code(in: bits)] }

    /// The codes that an abstract value may stand for.
    func codes(for symbol: AbstractValue) -> [Int] {
      if let code = symbols.firstIndex(of: symbol) { return [code] }
      switch symbol {
      case .unknown: return Array(symbols.indices)
      case .none where symbols.contains(.null): return [symbols.firstIndex(of: .null) ?? 0]
      case .null: return Array(symbols.indices)
      default:
        // A set value that the domain does not distinguish, or no value of the domain at all.
        if let some = symbols.firstIndex(of: .some) { return [some] }
        return symbols.indices.filter { symbols[$0] != .null }
      }
    }
  }

  var fields: [Field] = []
  private var indices: [String: Int] = [:]
  /// The bit mask of all variables.
  private(set) var mask: UInt64 = 0
  private(set) var width = 0

  /// nil where the variables do not fit into 64 bits.
  init?(_ variables: [StateVariable], symbols: inout ValueInterner) {
    for variable in variables {
      let values = variable.domain.symbols(&symbols)
      let bits = max(1, values.count.bitWidth - (values.count - 1).leadingZeroBitCount)
      guard width + bits <= 64 else { return nil }
      let mask = ((1 << UInt64(bits)) - 1 as UInt64) << UInt64(width)
      indices[variable.name] = fields.count
      fields.append(
        Field(
          name: variable.name, symbols: values, offset: width, mask: mask, numbers: variable.domain.numbers))
      self.mask |= mask
      width += bits
    }
  }

  /// The states after these state transformers, sorted; nil where there are more than 64.
  func states(after effects: [StateTransformer]) -> [UInt64]? {
    var all: Set<UInt64> = []
    for effect in effects {
      var states = [effect.after]
      for field in fields where field.mask & effect.free != 0 {
        states = states.flatMap { state in field.symbols.indices.map { state | field.bits($0) } }
        if states.count > 64 { return nil }
      }
      all.formUnion(states)
    }
    return all.count > 64 ? nil : all.sorted()
  }

  func index(of name: String) -> Int? { indices[name] }

  func values(of state: UInt64, _ symbols: ValueInterner) -> [String] {
    fields.map { symbols.text(of: $0.symbol(in: state)) }
  }
}

extension StateVariable.Domain {
  /// The names of the values, in the order of the JSON contract.
  package var values: [String] {
    switch self {
    case .boolean: ["false", "true"]
    case .optionalBoolean: ["nil", "false", "true"]
    case .optional: ["nil", "some"]
    case .enumeration(let cases): cases
    case .optionalEnumeration(let cases): ["nil"] + cases
    case .number(let numbers): numbers.texts
    }
  }

  fileprivate func symbols(_ table: inout ValueInterner) -> [AbstractValue] {
    switch self {
    case .boolean: [.no, .yes]
    case .optionalBoolean: [.null, .no, .yes]
    case .optional: [.null, .some]
    case .enumeration(let cases): cases.map { table.symbol(ofCase: $0) }
    case .optionalEnumeration(let cases): [.null] + cases.map { table.symbol(ofCase: $0) }
    case .number(let numbers): numbers.texts.map { table.symbol(ofCase: $0) }
    }
  }

  /// nil for what is no quantity.
  package var numbers: NumberDomain? {
    guard case .number(let numbers) = self else { return nil }
    return numbers
  }
}
