/// What the driver saw of one type.
struct Sighting: Sendable {
  /// Values by variable; with all that have few values, `let` and `var`.
  typealias Values = [String: String]

  enum Completeness: String {
    /// The search ended by itself: there is no other state.
    case whole
    /// Some step made more choices than were played.
    case spent
    /// There are longer ways.
    case cut
  }

  /// Stands for all that was observed over all sequences of steps.
  struct Transcript: Hashable, Sendable {
    var lineCount: Int
    var hash: String
  }

  var name: String
  var completeness: Completeness
  var transcript: Transcript
  var first: Set<Values> = []
  /// A shortest way to each state, in the driver's words.
  var ways: [Values: [String]] = [:]
}

extension Sighting {
  /// The states over these variables only, in their order; nil where one of them was not seen at all.
  func states(of variables: [String]) -> Set<[String]>? { project(Set(ways.keys), variables) }

  func firstStates(of variables: [String]) -> Set<[String]>? { project(first, variables) }

  private func project(_ all: Set<Values>, _ variables: [String]) -> Set<[String]>? {
    var states: Set<[String]> = []
    for values in all {
      let state = variables.compactMap { values[$0] }
      guard state.count == variables.count else { return nil }
      states.insert(state)
    }
    return states
  }

  /// A shortest way to a state over these variables.
  func way(to state: [String], of variables: [String]) -> [String]? {
    ways.filter { entry in variables.map { entry.key[$0] } == state }
      .map(\.value).min { $0.count < $1.count }
  }
}
