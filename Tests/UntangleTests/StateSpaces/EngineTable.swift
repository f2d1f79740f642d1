/// What the engine says of one type: its state table in the words of CONTRACT.
struct EngineTable: Sendable {
  static let isConnected = false

  struct Variable: Sendable {
    var name: String
    var domain: [String]
  }

  struct State: Sendable {
    var values: [String]
    var witness: [String]
  }

  var variables: [Variable]
  var initial: [[String]]
  var reachable: [State]
  var representable: Int
  var isExact: Bool
  var assumptions: [String]
}

/// Stands in until there is an engine.
struct EngineIsNotConnected: Error {}

/// The table over all state variables of a type, from these sources and what all types may use.
func engineTable(of sources: [NamedSource], type: String) async throws -> EngineTable {
  throw EngineIsNotConnected()
}
