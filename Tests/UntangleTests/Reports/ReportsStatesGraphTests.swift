import Testing
import UntangleReports
import UntangleStateSpaces

struct ReportsStatesGraphTests {
  @Test func dotHasAGraphForEachSpace() {
    let text = StateSamples.text(
      [
        StateSamples.entry(StateSamples.workout),
        StateSamples.tooLarge([StateSamples.variable("a")]),
        StateSamples.entry(StateSamples.ring(2), type: "A\"\\N", group: 2),
      ], as: .dot)
    #expect(
      text == #"""
        digraph "WorkoutController" {
          label="WorkoutController\n5 of 8 states are reached";
          labelloc=t;
          fontname=Helvetica;
          node [shape=box, style=rounded, fontname=Helvetica];
          edge [fontname=Helvetica, fontsize=11];
          entry [shape=point, width=0.12];
          s0 [label="all off"];
          s1 [label="hasLoggedIn"];
          s2 [label="savingWorkout"];
          s3 [label="hasLoggedIn\nworkoutInProgress"];
          s4 [label="hasLoggedIn\nsavingWorkout"];
          entry -> s0;
          s0 -> s1 [label="logIn"];
          s0 -> s2 [label="stopWorkout"];
          s1 -> s3 [label="startWorkout"];
          s1 -> s4 [label="stopWorkout"];
          s2 -> s0 [label="stopWorkout.closure"];
          s2 -> s4 [label="logIn"];
          s3 -> s4 [label="stopWorkout"];
          s4 -> s1 [label="stopWorkout.closure"];
        }

        // Giant: too many states to count

        digraph "A\"\\N, group 2" {
          label="A\"\\N, group 2\n2 of 4 states are reached";
          labelloc=t;
          fontname=Helvetica;
          node [shape=box, style=rounded, fontname=Helvetica];
          edge [fontname=Helvetica, fontsize=11];
          entry [shape=point, width=0.12];
          s0 [label="isAt0"];
          s1 [label="isAt1"];
          entry -> s0;
          s0 -> s1 [label="next"];
          s1 -> s0 [label="next"];
        }

        """#)
  }

  @Test func mermaidDrawsOneSpacePlainly() {
    #expect(
      StateSamples.text([StateSamples.entry(StateSamples.player)], as: .mermaid) == """
        stateDiagram-v2
          %% WorkoutController
          s0 : phase idle
          s1 : phase ready, file
          s2 : phase ready, file, isMuted false
          s3 : phase ready, file, isMuted true, end right
          [*] --> s0
          s0 --> s1 : load
          s1 --> s2 : unmute
          s1 --> s3 : mute
          s2 --> s0 : a, b and 2 more
          s3 --> s0 : reset

        """)
  }

  @Test func mermaidPutsSeveralSpacesIntoOneDiagram() {
    let entries = [
      StateSamples.entry(StateSamples.ring(2), type: "A<B: \"C\">", group: 1),
      StateSamples.tooLarge([StateSamples.variable("a")]),
    ]
    #expect(
      StateSamples.text(entries, as: .mermaid) == """
        stateDiagram-v2
          state "A#60;B#58; #34;C#34;#62;, group 1" as g1 {
            g1s0 : isAt0
            g1s1 : isAt1
            [*] --> g1s0
            g1s0 --> g1s1 : next
            g1s1 --> g1s0 : next
          }
          state "Giant" as g2 {
            g2s0 : too many states to count
          }

        """)
  }

  /// Its lexer looks for such a line before anything else and turns the whole diagram.
  @Test func mermaidReadsNoDirectionOutOfAName() {
    let space = StateSamples.space(
      [StateSamples.variable("direction", .enumeration(["lr", "TB"])), StateSamples.variable("isOn")],
      [([0, 0], []), ([1, 1], ["direction.set"])], [(0, "direction.set", 1)])
    let text = StateSamples.text([StateSamples.entry(space)], as: .mermaid)
    #expect(text.contains("s0 : direction#32;lr\n"))
    #expect(text.contains("s1 : direction#32;TB, isOn\n"))
  }

  @Test(arguments: [StatesFormat.dot, .mermaid])
  func namesStayOnTheirLines(format: StatesFormat) {
    let names = ["two\nlines", "\u{1B}[2J", "a;b", "`x`", "שלום\u{202E}", "", "end", "é日本"]
    let space = StateSamples.space(
      names.map { StateSamples.variable($0) },
      [([0, 0, 0, 0, 0, 0, 0, 0], []), ([1, 1, 1, 1, 1, 1, 1, 1], names)],
      names.map { (0, $0, 1) })
    let text = StateSamples.text([StateSamples.entry(space, type: names[0])], as: format)
    #expect(text.split(separator: "\n").count == (format == .dot ? 12 : 6))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
  }

  /// Graphviz itself, where it is installed.
  @Test(.enabled(if: hasProgram("dot"))) func graphvizDrawsIt() async throws {
    let names = ["a\\", "\"b\"", "c\\\"d", "<e>", "f\\n"]
    let space = StateSamples.space(
      names.map { StateSamples.variable($0) }, [([0, 0, 0, 0, 0], []), ([1, 1, 1, 1, 1], names)],
      names.map { (0, $0, 1) })
    let folder = try TemporaryFolder()
    let entries = [StateSamples.entry(space, type: "\\"), StateSamples.entry(StateSamples.player)]
    try folder.write("states.dot", StateSamples.text(entries, as: .dot))
    let run = try await folder.shell("dot -Tplain states.dot")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.count { $0.hasPrefix("graph ") } == 2)
    #expect(run.lines.count { $0.hasPrefix("node ") } == 2 + 1 + 4 + 1)
  }
}
