import UntangleStateSpaces

/// A variable that is set in a state, or has a notable value there.
struct StateWord: Hashable, Sendable {
  var variable: String
  /// The value of an enum or an optional Bool; nil if the name is sufficient.
  var value: String?

  /// Such as `isLoading`, `phase failed`.
  var text: String { value.map { "\(variable) \($0)" } ?? variable }
}

extension StateSpace {
  /// The words of a state, in the order of the variables.
  func words(of values: [Int]) -> [StateWord] {
    zip(variables.indices, values).compactMap { word(of: $0, value: $1) }
  }

  /// nil if the variable is off.
  func word(of place: Int, value: Int) -> StateWord? {
    let variable = variables[place]
    switch variable.domain {
    case .boolean, .optional:
      return value == 0 ? nil : StateWord(variable: variable.name, value: nil)
    case .optionalBoolean, .optionalEnumeration:
      return value == 0
        ? nil : StateWord(variable: variable.name, value: variable.domain.values[value])
    case .enumeration, .number:
      return StateWord(variable: variable.name, value: variable.domain.values[value])
    }
  }

  /// The texts of the words; `all off` if there are none.
  func lines(of values: [Int]) -> [String] {
    let words = words(of: values)
    return words.isEmpty ? [wordForNothing] : words.map(\.text)
  }

  /// Such as `isLoading, file, phase failed`.
  func label(of values: [Int]) -> String { lines(of: values).joined(separator: ", ") }

  /// The text for a state in which nothing is set.
  var wordForNothing: String {
    let optionals = variables.count { variable in
      switch variable.domain {
      case .boolean: false
      case .optionalBoolean, .optional, .enumeration, .optionalEnumeration, .number: true
      }
    }
    if optionals == 0 { return "all off" }
    return optionals == variables.count ? "all nil" : "all off or nil"
  }

  /// Such as `5 of 8 states are reached`.
  var reachedText: String {
    let verb = states.count == 1 ? "is" : "are"
    return "\(grouped(states.count)) of \(counted(representable, "state")) \(verb) reached"
  }
}
