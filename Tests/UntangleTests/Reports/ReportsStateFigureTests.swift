import Testing
import UntangleReports
import UntangleStateSpaces

/// How states become boxes, bundles and matrices, seen in what is drawn.
struct ReportsStateFigureTests {
  /// A ring of as many states beside a flag of its own: twice as many states.
  private static func ringWithMute(_ count: Int) -> StateSpace {
    let names = (0..<count).map { "step\($0)" }
    let states = (0..<2 * count).map { index in
      ([index % count, index / count], [String](repeating: "next", count: index))
    }
    let steps = (0..<2 * count).flatMap { index -> [(Int, String, Int)] in
      let (step, mute) = (index % count, index / count)
      return [
        (index, "next", (step + 1) % count + mute * count), (index, "toggleMute", step + (1 - mute) * count),
      ]
    }
    return StateSamples.space(
      [StateSamples.variable("phase", .enumeration(names)), StateSamples.variable("isMuted")], states, steps)
  }

  private func figure(of space: StateSpace) throws -> (text: String, notes: [String]) {
    let figure = try #require(StateSamples.entry(space).figure(idPrefix: "f1"))
    return (figure.lines.joined(separator: "\n"), figure.notes)
  }

  @Test func aFlagThatMakesNoDifferenceIsFolded() throws {
    let (text, notes) = try figure(of: Self.ringWithMute(10))
    #expect(text.count(of: "class=\"box\"") == 10)
    #expect(text.count(of: "</tspan> any<") == 10)
    #expect(notes.first?.hasPrefix("20 states in 10 boxes: where a box says 'any' of isMuted,") == true)
  }

  @Test func aFlagThatMakesADifferenceIsNot() throws {
    var space = Self.ringWithMute(10)
    space.transitions?.removeFirst()
    let (text, _) = try figure(of: space)
    // What leads to the difference differs, too.
    #expect(text.count(of: "class=\"box\"") == 20)
    #expect(text.count(of: "</tspan> any<") == 0)
  }

  @Test func smallDrawingsShowEveryState() throws {
    let (text, notes) = try figure(of: Self.ringWithMute(3))
    #expect(text.count(of: "class=\"box\"") == 6)
    #expect(notes.isEmpty)
  }

  @Test func anOperationFromEveryStateIsShownOnce() throws {
    var space = StateSamples.ring(8)
    let reset = StateOperation(name: "reset", kind: .beginning)
    space.operations.append(reset)
    space.transitions? += (1..<8).map { StateSpace.Transition(from: $0, operation: 1, to: 0) }
    let (text, _) = try figure(of: space)
    #expect(text.count(of: ">reset<") == 1)
    #expect(text.count(of: ">any state<") == 1)
    #expect(text.count(of: "class=\"arrow\"") == 8 + 1 + 1)
  }

  @Test func anOperationFromSomeStatesHasOneLabel() throws {
    var space = StateSamples.ring(8)
    space.operations.append(StateOperation(name: "reset", kind: .beginning))
    space.transitions? += (2..<7).map { StateSpace.Transition(from: $0, operation: 1, to: 0) }
    let (text, _) = try figure(of: space)
    #expect(text.count(of: ">reset<") == 1)
    #expect(text.count(of: ">any state<") == 0)
    #expect(text.count(of: "class=\"arrow\"") == 8 + 5 + 1 + 1)
  }

  @Test func moreThanTwentyBoxesAreAMatrix() throws {
    let entry = StateSamples.entry(StateSamples.ring(21))
    let figure = try #require(entry.figure(idPrefix: "f1"))
    let text = figure.lines.joined(separator: "\n")
    #expect(text.count(of: "class=\"arrow\"") == 0)
    #expect(text.count(of: "class=\"grid\"") == 1)
    #expect(text.contains(">21  isAt20<"))
    #expect(figure.notes.count == 1)
    let matrix = try #require(entry.matrix)
    #expect(matrix.columns == [["next"]])
    #expect(matrix.rows.map(\.targets) == (0..<21).map { [[($0 + 1) % 21]] })
    #expect(matrix.rows.map(\.words) == (0..<21).map { ["isAt\($0)"] })
    #expect(matrix.rows.map(\.start) == [.initial] + [StateMatrix.Start](repeating: .later, count: 20))
    #expect(StateSamples.entry(StateSamples.ring(61)).matrix == nil)
    #expect(StateSamples.entry(StateSamples.ring(61)).figure(idPrefix: "f1") == nil)
  }

  @Test func cellsNameRunsOfRows() {
    #expect([0, 1, 2, 3, 6].asRowNumbers == "1–4 7")
    #expect([4, 5].asRowNumbers == "5 6")
    #expect([Int]().asRowNumbers == "")
  }

  @Test func aFigureLeavesStyleAndIdsToThePage() throws {
    let entry = StateSamples.entry(StateSamples.workout)
    let figure = try #require(entry.figure(idPrefix: "type-3-1"))
    let text = figure.lines.joined(separator: "\n")
    #expect(!text.contains("style"))
    #expect(text.count(of: "id=\"") == text.count(of: "id=\"type-3-1-"))
    #expect(text.contains("url(#type-3-1-head)"))
    #expect(text.utf8.count < 8_000)
    #expect(entry.figure(idPrefix: "type-3-1")?.lines == figure.lines)
    for name in ["arrow", "box", "entry", "head", "label", "state"] {
      #expect(text.contains("class=\"\(name)") && StateFigure.style.contains(".untangle .\(name)"))
    }
  }

  @Test func severalPanelsStandBesideEachOther() {
    let entries = (1...12).map { StateSamples.entry(StateSamples.workout, group: $0) }
    let text = StateSamples.text(entries, as: .svg)
    let size = text.split(separator: "viewBox=\"0 0 ").dropFirst().first?.prefix { $0 != "\"" }
    let numbers = (size ?? "").split(separator: " ").compactMap { Double($0) }
    #expect(numbers.count == 2)
    #expect((numbers.last ?? 0) < 2 * (numbers.first ?? 0))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
