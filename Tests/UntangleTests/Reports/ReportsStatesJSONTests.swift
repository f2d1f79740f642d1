import Foundation
import Testing
@testable import UntangleReports
import UntangleStateSpaces

struct ReportsStatesJSONTests {
  @Test func theDocumentIsTheContracts() throws {
    var space = StateSamples.workout
    space.states = StateList(Array(space.states.prefix(2)))
    space.transitions = Array((space.transitions ?? []).prefix(1))
    let text = StateSamples.text([StateSamples.entry(space)], as: .json)
    #expect(
      text.compact
        == """
        { "schemaVersion": 1,
          "types": [ { "type": "WorkoutController", "path": "A.swift", "line": 1, "group": null,
            "variables": [ { "name": "hasLoggedIn", "domain": [ "false", "true" ] },
              { "name": "workoutInProgress", "domain": [ "false", "true" ] },
              { "name": "savingWorkout", "domain": [ "false", "true" ] } ],
            "initial": [ [ "false", "false", "false" ] ],
            "reachable": [ { "values": [ "false", "false", "false" ], "witness": [], "meaning": "meant" },
              { "values": [ "true", "false", "false" ], "witness": [ "logIn" ],
                "meaning": "meant" } ],
            "representable": 8,
            "transitions": [ { "from": 0, "operation": "logIn", "to": 1 } ],
            "exact": false,
            "assumptions": [ "'stopWorkout.closure' runs later, at most once for each time it is made \
        (A.swift:4:84)" ], "questions": [] } ], "machines": [] }
        """.compact)
  }

  @Test func everyDomainIsWritten() throws {
    let text = StateSamples.text([StateSamples.entry(StateSamples.player, group: 3)], as: .json)
    let document = try JSONNode(parsing: Array(text.utf8))
    let type = try #require(document["types"].elements.first)
    #expect(
      type["variables"].elements.map { $0["domain"].elements.map(\.string) } == [
        ["idle", "ready"], ["nil", "some"], ["nil", "false", "true"], ["nil", "left", "right"],
      ])
    #expect(type["group"].integer == 3)
    #expect(type["representable"].integer == 36)
    #expect(
      type["reachable"].elements.last?["values"].elements.map(\.string)
        == ["ready", "some", "true", "right"])
    #expect(type["transitions"].elements.count == 8)
    #expect(text.contains("\"exact\": true"))
  }

  @Test func whatWasNotCountedHasTheSameKeys() throws {
    let text = StateSamples.text(
      [
        StateSamples.tooLarge([StateSamples.variable("a")]),
        StateSamples.entry(StateSamples.space([StateSamples.variable("a")], [([0], [])], nil)),
      ], as: .json)
    let types = try JSONNode(parsing: Array(text.utf8))["types"].elements
    #expect(types[0].keys == types[1].keys)
    #expect(types[0]["assumptions"].elements.map(\.string) == ["too large to count: 1 variable"])
    #expect(types[1]["assumptions"].elements.map(\.string) == ["too many transitions to list"])
    #expect(text.components(separatedBy: "\"exact\": false").count == 2)
  }

  /// 16 states of four flags.
  private let entry = StateSamples.entry(
    StateSamples.space(
      (0..<4).map { StateSamples.variable("f\($0)") },
      (0..<16).map { number in ((0..<4).map { number >> $0 & 1 }, []) },
      [(3, "go", 9), (9, "go", 10), (10, "stop", 3)]))

  private func types(_ reporter: StatesJSON, _ entries: [StatesReport.Entry]) throws -> [JSONNode] {
    let report = StatesReport(entries: entries)
    return try JSONNode(parsing: reporter.text(of: report, on: Page(width: nil)))["types"].elements
  }

  @Test func listsEndWhereNobodyReadsThem() throws {
    let type = try #require(types(StatesJSON(mostValues: 16 * 10), [entry]).first)
    #expect(type["reachable"].elements.count == 10)
    #expect(type["initial"].elements.count == 10)
    #expect(type["representable"].integer == 16)
    // Only between states that are listed.
    #expect(type["transitions"].elements.map { $0["to"].integer } == [9])
    #expect(
      type["assumptions"].elements.map(\.string) == ["too many states to list: the first 10 of 16"])
  }

  @Test func severalLongListsEndTogether() throws {
    let types = try types(
      StatesJSON(mostValuesOfAll: 40 * 4), Array(repeating: entry, count: 4))
    #expect(types.map { $0["reachable"].elements.count } == [10, 10, 10, 10])
    #expect(types.map { $0["assumptions"].elements.count } == [1, 1, 1, 1])
  }

  @Test func aLongListLeavesShortOnesWhole() throws {
    let short = StateSamples.entry(
      StateSamples.space([StateSamples.variable("isOn")], [([0], []), ([1], ["go"])], [(0, "go", 1)]))
    let types = try types(StatesJSON(mostValuesOfAll: 30), [entry, short])
    #expect(types.map { $0["reachable"].elements.count } == [7, 2])
    #expect(types.map { $0["transitions"].elements.count } == [0, 1])
  }
}

extension String {
  /// Without the white space that JSON does not mind.
  fileprivate var compact: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
