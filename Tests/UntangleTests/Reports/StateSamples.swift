import UntangleFacts
import UntangleReports
import UntangleSourceFiles
import UntangleStateSpaces

/// State spaces made by hand: reports are tested without the search that finds them.
enum StateSamples {
  static func variable(
    _ name: String, _ domain: StateVariable.Domain = .boolean
  ) -> StateVariable {
    StateVariable(
      name: name, domain: domain, enumName: nil, ownership: .own,
      location: ReportSamples.location("A.swift", 2, 7), setter: .internal, initial: .off,
      defaultValue: .absent)
  }

  /// - Parameter states: the values of each and the way there; those without a way come first.
  static func space(
    _ variables: [StateVariable], _ states: [([Int], [String])],
    _ transitions: [(Int, String, Int)]? = [], assumptions: [Assumption] = []
  ) -> StateSpace {
    let names = Set((transitions ?? []).map(\.1)).sorted()
    return StateSpace(
      variables: variables,
      states: StateList(
        states.map { StateSpace.State(values: $0.0, witness: $0.1.map { OperationName($0) }) }),
      initialCount: states.prefix { $0.1.isEmpty }.count,
      operations: names.map { StateOperation(name: OperationName($0), kind: .beginning) },
      transitions: transitions?.compactMap { step in
        names.firstIndex(of: step.1).map { StateSpace.Transition(from: step.0, operation: $0, to: step.2) }
      },
      assumptions: assumptions)
  }

  static func entry(
    _ space: StateSpace, type: String = "WorkoutController", group: Int? = nil
  ) -> StatesReport.Entry {
    StatesReport.Entry(
      type: type, location: ReportSamples.location("A.swift", 1, 13), group: group,
      variables: space.variables, count: .counted(space))
  }

  static func tooLarge(_ variables: [StateVariable]) -> StatesReport.Entry {
    StatesReport.Entry(
      type: "Giant", location: ReportSamples.location("B.swift", 3, 7), group: nil,
      variables: variables, count: .tooLarge)
  }

  static func text(
    _ entries: [StatesReport.Entry], as format: StatesFormat, width: Int? = nil
  ) -> String {
    ReportSamples.text(StatesReport(entries: entries), as: format, width: width)
  }

  static let workout = space(
    [variable("hasLoggedIn"), variable("workoutInProgress"), variable("savingWorkout")],
    [
      ([0, 0, 0], []), ([1, 0, 0], ["logIn"]), ([0, 0, 1], ["stopWorkout"]),
      ([1, 1, 0], ["logIn", "startWorkout"]), ([1, 0, 1], ["logIn", "stopWorkout"]),
    ],
    [
      (0, "logIn", 1), (0, "stopWorkout", 2), (1, "startWorkout", 3), (1, "stopWorkout", 4),
      (2, "logIn", 4), (2, "stopWorkout.closure", 0), (3, "stopWorkout", 4),
      (4, "stopWorkout.closure", 1),
    ],
    assumptions: [
      Assumption(
        "'stopWorkout.closure' runs later, at most once for each time it is made",
        at: [ReportSamples.location("A.swift", 4, 84)])
    ])

  static let player = space(
    [
      variable("phase", .enumeration(["idle", "ready"])), variable("file", .optional),
      variable("isMuted", .optionalBoolean), variable("end", .optionalEnumeration(["left", "right"])),
    ],
    [
      ([0, 0, 0, 0], []), ([1, 1, 0, 0], ["load"]), ([1, 1, 1, 0], ["load", "unmute"]),
      ([1, 1, 2, 2], ["load", "mute"]),
    ],
    [
      (0, "load", 1), (1, "unmute", 2), (1, "mute", 3), (3, "reset", 0), (2, "a", 0), (2, "b", 0),
      (2, "c", 0), (2, "d", 0),
    ])

  /// As many flags in a ring: only one of them is ever on.
  static func ring(_ count: Int) -> StateSpace {
    let states = (0..<count).map { on in
      (
        (0..<count).map { $0 == on ? 1 : 0 },
        [String](repeating: "next", count: on)
      )
    }
    return space(
      (0..<count).map { variable("isAt\($0)") }, states,
      (0..<count).map { ($0, "next", ($0 + 1) % count) })
  }
}
