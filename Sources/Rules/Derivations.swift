/// What can be derived from the merged facts. Each costs time, and is derived only where something asks for it.
package struct Derivations: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The variables of each type, their groups, and the states of the groups.
  package static let states = Derivations(rawValue: 1)
  /// Which enum each switch is about, and what its `default` swallows.
  package static let switches = Derivations(rawValue: 2)
  /// The places of all keys, and the ledger.
  package static let keys = Derivations(rawValue: 4)

  /// Scores add up what all of these find.
  package static let all: Derivations = [.states, .switches, .keys]
}
