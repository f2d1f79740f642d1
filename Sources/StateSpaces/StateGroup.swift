import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Why two variables belong together.
package struct Evidence: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable {
    /// One body writes both.
    case writtenTogether
    /// One condition looks at both.
    case testedTogether
    /// A condition over one decides whether the other is written.
    case guardsWrite
  }

  package var kind: Kind
  package var first: String
  package var second: String
  package var location: Location
  /// The base name of the body.
  package var body: String
}

/// Variables of one type that the code relates to each other.
package struct StateGroup: Sendable {
  /// In order of declaration; at least two.
  package var variables: [StateVariable]
  /// By kind, then place.
  package var evidence: [Evidence]
  /// Writes to the group's variables, initialisers left out, by place.
  package var writes: [VariableWrite]
  /// Conditions over two or more of the group's variables.
  package var tests: [VariableTest]

  package var flags: [StateVariable] { variables.filter(\.isFlag) }

  /// Bodies that write a variable of the group.
  package var writers: Set<Location> { Set(writes.map(\.bodyPlace)) }

  /// Bodies that write two or more of the group's flags and decide on one of them, with the flags.
  ///
  /// A body that only hands values on, each of its own, says nothing about what belongs together.
  package var coWriters: [Location: Set<String>] {
    let flagNames = Set(flags.map(\.name))
    var written: [Location: Set<String>] = [:]
    for write in writes where flagNames.contains(write.variable) && !write.isCopy {
      written[write.bodyPlace, default: []].insert(write.variable)
    }
    let deciding = constants
    return written.filter { $0.value.count > 1 && deciding[$0.key] != nil }
  }

  /// Whether some body turns one flag on and another one off: the others fill, clear or copy.
  package var hasTransition: Bool {
    let bodies = coWriters
    return constants.contains { $0.value.count > 1 && bodies[$0.key] != nil }
  }

  /// Which of `true` and `false` a body writes as such to the group's flags.
  private var constants: [Location: Set<Bool>] {
    let flagNames = Set(flags.map(\.name))
    var written: [Location: Set<Bool>] = [:]
    for write in writes where flagNames.contains(write.variable) {
      if case .boolean(let value) = write.value { written[write.bodyPlace, default: []].insert(value) }
    }
    return written
  }

  /// log2 of the states that the variables can represent.
  package var representableBits: Double {
    variables.reduce(0) { $0 + logarithm(Double($1.valueCount)) }
  }
}

/// All that is known of one type's state.
package struct TypeState: Sendable {
  package var type: ProjectType
  /// In order of declaration.
  package var variables: [StateVariable]
  /// By their first variable's place in the declaration.
  package var groups: [StateGroup]
}

extension StateGroup {
  /// Bits of the space that only exist to go wrong.
  ///
  /// Until a group's states are counted this is an estimate: variables that belong together are taken
  /// for one machine with one state more than it has variables.
  package var surplusBits: Double {
    let needed = logarithm(Double(variables.count + 1))
    let available =
      flags.reduce(0.0) { $0 + logarithm(Double($1.valueCount)) }
      + Double(variables.count - flags.count)
    return max(0, available - needed)
  }
}
