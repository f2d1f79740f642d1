import Testing
import UntangleReports
import UntangleStateSpaces

struct ReportsStatesTests {
  @Test func theTableHasTheReachedStatesFirst() {
    let text = StateSamples.text([StateSamples.entry(StateSamples.workout)], as: .table)
    #expect(
      text == """
        WorkoutController (A.swift:1)
        ═════════════════════════════
        5 of 8 states are reached; 0.7 surplus bits

        hasLoggedIn  workoutInProgress  savingWorkout  shortest way there
        ───────────  ─────────────────  ─────────────  ───────────────────
        false        false              false          at the start
        true         false              false          logIn
        false        false              true           stopWorkout
        true         true               false          logIn, startWorkout
        true         false              true           logIn, stopWorkout
        false        true               false          not reached
        false        true               true           not reached
        true         true               true           not reached

        assumed:
        - 'stopWorkout.closure' runs later, at most once for each time it is made (A.swift:4:84)

        """)
  }

  @Test func aTableWithoutRoomSaysWhatIsOn() {
    let text = StateSamples.text([StateSamples.entry(StateSamples.workout)], as: .table, width: 44)
    #expect(
      text == """
        WorkoutController (A.swift:1)
        ═════════════════════════════
        5 of 8 states are reached; 0.7 surplus bits

        state                    shortest way there
        ───────────────────────  ───────────────────
        all off                  at the start
        hasLoggedIn              logIn
        savingWorkout            stopWorkout
        hasLoggedIn,             logIn, startWorkout
        workoutInProgress
        hasLoggedIn,             logIn, stopWorkout
        savingWorkout
        workoutInProgress        not reached
        workoutInProgress,       not reached
        savingWorkout
        hasLoggedIn,             not reached
        workoutInProgress,
        savingWorkout

        assumed:
        - 'stopWorkout.closure' runs later, at most
          once for each time it is made
          (A.swift:4:84)

        """)
  }

  @Test(arguments: [20, 39, 40, 60, 80, 120])
  func everyLineFits(width: Int) {
    let long = String(repeating: "isVeryLong", count: 8)
    let space = StateSamples.space(
      (0..<5).map { StateSamples.variable("\(long)\($0)") },
      [([0, 0, 0, 0, 0], []), ([1, 1, 1, 1, 1], (0..<9).map { "operation\($0)\(long)" })])
    let entries = [
      StateSamples.entry(space, type: long, group: 12), StateSamples.entry(StateSamples.ring(7)),
      StateSamples.tooLarge(space.variables),
    ]
    for line in StateSamples.text(entries, as: .table, width: width).split(separator: "\n") {
      #expect(line.displayWidth <= width, "\(line)")
    }
  }

  @Test func oneIsSingular() {
    let one = StateSamples.space([StateSamples.variable("isOn")], [([0], [])])
    let text = StateSamples.text([StateSamples.entry(one)], as: .table)
    #expect(text.contains("\n1 of 2 states is reached; 1.0 surplus bits\n"))
    let single = StateSamples.space(
      [StateSamples.variable("only", .enumeration(["case"]))], [([0], [])])
    #expect(
      StateSamples.text([StateSamples.entry(single)], as: .table)
        .contains("\n1 of 1 state is reached\n"))
  }

  @Test func manyStatesAreShownOnlyWhereTheyAreReached() {
    let text = StateSamples.text([StateSamples.entry(StateSamples.ring(7))], as: .table)
    #expect(text.contains("7 of 128 states are reached; 4.2 surplus bits; only those are shown"))
    #expect(!text.contains("not reached"))
    let few = StateSamples.text([StateSamples.entry(StateSamples.ring(6))], as: .table)
    #expect(few.split(separator: "\n").count { $0.hasSuffix("not reached") } == 14)
    #expect(
      few.contains("6 of 64 states are reached; 3.4 surplus bits; 20 of 64 are shown, '--all-rows' shows all")
    )
    let all = StatesFormat.table.text(
      of: StatesReport(entries: [StateSamples.entry(StateSamples.ring(6))], rows: .all), on: Page(width: nil))
    #expect(
      String(decoding: all, as: UTF8.self).split(separator: "\n").count { $0.hasSuffix("not reached") } == 58)
  }

  @Test func aSpaceThatIsTooLargeNamesItsVariables() {
    let entry = StateSamples.tooLarge([StateSamples.variable("a"), StateSamples.variable("b")])
    #expect(
      StateSamples.text([entry], as: .table) == """
        Giant (B.swift:3)
        ═════════════════
        2 variables with too many states to count: a, b
        'untangle states --type Giant --effort 10' looks ten times longer

        """)
  }

  @Test func longListsOfAssumptionsAreCut() {
    var space = StateSamples.ring(2)
    space.assumptions = (0..<13).map { Assumption("assumption \($0)") }
    let text = StateSamples.text([StateSamples.entry(space)], as: .table)
    #expect(text.hasSuffix("- assumption 9\n- and 3 more assumptions\n"))
  }

  @Test func nothingIsSaidInEveryFormat() {
    #expect(StateSamples.text([], as: .table) == "no state to show\n")
    #expect(StateSamples.text([], as: .json).contains("\"types\": []"))
    #expect(StateSamples.text([], as: .dot) == "// no state to show\n")
    #expect(StateSamples.text([], as: .mermaid) == "stateDiagram-v2\n  %% no state to show\n")
    #expect(StateSamples.text([], as: .svg).contains("No state to show"))
  }
}
