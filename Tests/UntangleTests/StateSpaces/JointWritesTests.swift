import Testing
import UntangleFacts
@testable import UntangleProjectModel
import UntangleSourceFiles

@testable import UntangleStateSpaces

@Suite struct JointWritesTests {
  /// Every two writes of many bodies looked at one by one, as the definition says.
  @Test func kindsOfWritesSayWhatAllWritesSay() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let body = (0..<Int.random(in: 2...12, using: &random)).map { randomWrite(line: $0 + 1, &random) }
      var moved: [Location: Set<String>] = [:]
      JointWrites(in: body).add(to: &moved)
      #expect(moved == pairwise(body))
    }
  }

  @Test func aBodyOfManyBranchesMovesBothFlags() {
    let body = (0..<20_000).map { index in
      write(
        index.isMultiple(of: 2) ? "isOn" : "isOff", .boolean(true), line: index + 1, closures: [], choices: []
      )
    }
    var moved: [Location: Set<String>] = [:]
    JointWrites(in: body).add(to: &moved)
    #expect(moved == [body[0].bodyPlace: ["isOn", "isOff"]])
  }

  private func pairwise(_ body: [VariableWrite]) -> [Location: Set<String>] {
    var moved: [Location: Set<String>] = [:]
    for (index, first) in body.enumerated() {
      for second in body[(index + 1)...]
      where first.variable != second.variable && (first.level != .unknown || second.level != .unknown)
        && first.isTogether(with: second)
      {
        let outermost = body.map(\.closures).filter { first.closures.starts(with: $0) }.min {
          $0.count < $1.count
        }
        let unit = outermost?.last.map { Location(path: first.location.path, span: $0) } ?? first.bodyPlace
        moved[unit, default: []].formUnion([first.variable, second.variable])
      }
    }
    return moved
  }

  private func randomWrite(line: Int, _ random: inout SeededGenerator) -> VariableWrite {
    let closures = [span(100), span(200)].prefix(Int.random(in: 0...2, using: &random))
    let others = [span(300)].prefix(Int.random(in: 0...1, using: &random))
    let choices = (0..<Int.random(in: 0...2, using: &random)).map { place in
      VariableWrite.Choice(place: span(400 + place), branch: Int.random(in: 0...1, using: &random))
    }
    return write(
      ["isOn", "isOff", "isBusy"].randomElement(using: &random) ?? "isOn",
      [.boolean(true), .boolean(false), .unknown].randomElement(using: &random) ?? .unknown,
      line: line, closures: Bool.random(using: &random) ? Array(closures) : Array(others), choices: choices)
  }

  private func write(
    _ variable: String, _ value: LoweredExpression, line: Int, closures: [Span],
    choices: [VariableWrite.Choice]
  ) -> VariableWrite {
    VariableWrite(
      variable: variable, value: value, location: Location(path: "A.swift", span: span(line)), body: "run",
      bodyKind: .method, moment: .straight, guards: [], bodyPlace: Location(path: "A.swift", span: span(1)),
      closures: closures, choices: choices)
  }

  private func span(_ line: Int) -> Span {
    Span(line: Int32(line), column: 1, endLine: Int32(line), endColumn: 2)
  }
}
