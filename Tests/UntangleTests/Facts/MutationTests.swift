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
    for span in spans(in: found) where !span.isInside(lines.map(\.count)) {
      Issue.record("a fact lies outside of the text, at \(span), in:\n\(text)")
    }
  }

  private func spans(in value: Any) -> [Span] {
    if let span = value as? Span { return [span] }
    return Mirror(reflecting: value).children.flatMap { spans(in: $0.value) }
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
