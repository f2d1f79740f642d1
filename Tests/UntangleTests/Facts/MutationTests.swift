import Foundation
import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Whatever stands in a file, facts are taken without a crash and lie inside of the text.
struct MutationTests {
  @Test(arguments: 0..<6)
  func brokenTextsAreRead(sample: Int) throws {
    var random = Random(state: UInt64(sample) &* 7_919 &+ 1)
    let tokens = tokens(of: mutationSamples[sample])
    for _ in 0..<200 {
      var broken = tokens
      for _ in 0..<(1 + random.next(below: 4)) { mutate(&broken, &random) }
      let text = broken.joined()
      try check(text)
    }
  }

  @Test(arguments: 0..<6)
  func factsSurviveEncoding(sample: Int) throws {
    let found = facts(mutationSamples[sample])
    let data = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode(FileFacts.self, from: data) == found)
    #expect(facts(mutationSamples[sample]) == found)
    #expect(!found.bodies.isEmpty)
  }

  private func mutate(_ tokens: inout [String], _ random: inout Random) {
    guard tokens.count > 2 else { return }
    let place = random.next(below: tokens.count)
    switch random.next(below: 4) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, random.next(below: tokens.count))
    default: tokens.insert(tokens[random.next(below: tokens.count)], at: place)
    }
  }

  private func check(_ text: String) throws {
    let found = facts(text)
    let project = Project(files: [found], foreignEnums: .known)
    _ = project.resolvedSwitches()
    _ = project.keyUsage(declared: [])
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(found))
    for span in spans(in: object) where !span.isInside(lines.map(\.count)) {
      Issue.record("a fact lies outside of the text, at \(span), in:\n\(text)")
    }
  }

  private func spans(in object: Any) -> [Span] {
    if let list = object as? [Any] { return list.flatMap(spans) }
    guard let values = object as? [String: Any] else { return [] }
    if let line = values["line"] as? Int32, let column = values["column"] as? Int32,
      let endLine = values["endLine"] as? Int32, let endColumn = values["endColumn"] as? Int32
    {
      return [Span(line: line, column: column, endLine: endLine, endColumn: endColumn)]
    }
    return values.values.flatMap(spans)
  }

  /// Words, runs of blanks, and single signs.
  private func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last: Character?
    for character in text {
      let continues = last.map { kind($0) == kind(character) && kind(character) != 2 } ?? false
      if continues { tokens[tokens.count - 1].append(character) } else { tokens.append(String(character)) }
      last = character
    }
    return tokens
  }

  private func kind(_ character: Character) -> Int {
    if character.isWhitespace { return 0 }
    return character.isLetter || character.isNumber ? 1 : 2
  }
}

extension Span {
  fileprivate func isInside(_ lengths: [Int]) -> Bool {
    guard line >= 1, column >= 1, (line, column) <= (endLine, endColumn), Int(endLine) <= lengths.count
    else { return false }
    return Int(column) <= lengths[Int(line) - 1] + 1 && Int(endColumn) <= lengths[Int(endLine) - 1] + 1
  }
}

/// A small generator with a seed, the same everywhere.
private struct Random {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
