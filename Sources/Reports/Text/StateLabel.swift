import UntangleStateSpaces

/// One variable that is on in a state, or has a value of its own there.
struct StateWord: Hashable, Sendable {
  var variable: String
  /// Of an enum or an optional Bool; nil where the name says it all.
  var value: String?

  /// `isLoading`, `phase failed`.
  var text: String { value.map { "\(variable) \($0)" } ?? variable }
}

extension StateSpace {
  /// What is on in a state, in the order of the variables.
  func words(of values: [Int]) -> [StateWord] {
    zip(variables.indices, values).compactMap { word(of: $0, value: $1) }
  }

  /// nil where the variable is off.
  func word(of place: Int, value: Int) -> StateWord? {
    let variable = variables[place]
    switch variable.domain {
    case .boolean, .optional:
      return value == 0 ? nil : StateWord(variable: variable.name, value: nil)
    case .optionalBoolean, .optionalEnumeration:
      return value == 0
        ? nil : StateWord(variable: variable.name, value: variable.domain.values[value])
    case .enumeration:
      return StateWord(variable: variable.name, value: variable.domain.values[value])
    }
  }

  /// The texts of the words; `all off` where nothing is on.
  func lines(of values: [Int]) -> [String] {
    let words = words(of: values)
    return words.isEmpty ? [wordForNothing] : words.map(\.text)
  }

  /// `isLoading, file, phase failed`.
  func label(of values: [Int]) -> String { lines(of: values).joined(separator: ", ") }

  /// How a state is called in which nothing is on.
  var wordForNothing: String {
    let optionals = variables.count { variable in
      switch variable.domain {
      case .boolean: false
      case .optionalBoolean, .optional, .enumeration, .optionalEnumeration: true
      }
    }
    if optionals == 0 { return "all off" }
    return optionals == variables.count ? "all nil" : "all off or nil"
  }

  /// `5 of 8 states are reached`.
  var reachedText: String {
    let verb = states.count == 1 ? "is" : "are"
    return "\(grouped(states.count)) of \(counted(representable, "state")) \(verb) reached"
  }
}
