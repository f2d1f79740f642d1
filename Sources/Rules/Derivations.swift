/// The derivations from the merged facts. Each takes time, so it is made only if requested.
package struct Derivations: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The variables of each type, their groups, and the states of the groups.
  package static let states = Derivations(rawValue: 1)
  /// The enum of each switch, and the cases that its `default` covers.
  package static let switches = Derivations(rawValue: 2)
  /// The locations of all keys, and the key index.
  package static let keys = Derivations(rawValue: 4)

  /// Scores need all derivations.
  package static let all: Derivations = [.states, .switches, .keys]
}
