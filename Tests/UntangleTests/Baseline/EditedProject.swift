import Foundation
import UntangleFindings
import UntangleRules

/// Sources that are changed in ways that mean nothing: lines, places, files, layout.
struct EditedProject: Sendable {
  var files: [NamedSource]

  /// The example of a rule without its markers.
  static func example(of rule: String) throws -> String {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Fixtures/Rules/\(rule)/example.swift"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix(upTo: $0.range(of: "  //~")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
  }

  func findings() async -> [Finding] {
    await FixtureRun(files, rules: .all).findings
  }

  /// One edit at random; its name.
  mutating func edit(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: insertLines(&random)
    case 1: renameFile(&random)
    case 2: moveDeclaration(&random)
    case 3: reformat(&random)
    case 4: splitType(&random)
    default: reverseDeclarations(&random)
    }
  }

  /// A type with an optional flag, somewhere.
  mutating func addFlaw(number: Int, _ random: inout SeededGenerator) {
    let index = files.indices.randomElement(using: &random) ?? 0
    var blocks = Self.blocks(of: files[index].text)
    blocks.insert(
      "final class Added\(number) {\n  var answer: Bool?\n  func agree() { answer = true }\n}\n",
      at: Int.random(in: 0...blocks.count, using: &random))
    files[index].text = blocks.joined(separator: "\n")
  }

  private mutating func insertLines(_ random: inout SeededGenerator) -> String {
    let index = files.indices.randomElement(using: &random) ?? 0
    var lines = files[index].text.components(separatedBy: "\n")
    for _ in 0..<3 {
      let place = Int.random(in: 0...lines.count, using: &random)
      lines.insert(Bool.random(using: &random) ? "" : "// A remark.", at: place)
    }
    files[index].text = lines.joined(separator: "\n")
    return "insert lines in \(files[index].path)"
  }

  private mutating func renameFile(_ random: inout SeededGenerator) -> String {
    let index = files.indices.randomElement(using: &random) ?? 0
    let old = files[index].path
    files[index].path = "Moved/\(Int.random(in: 0..<1_000_000, using: &random)).swift"
    return "rename \(old)"
  }

  private mutating func moveDeclaration(_ random: inout SeededGenerator) -> String {
    let from = files.indices.randomElement(using: &random) ?? 0
    let to = files.indices.randomElement(using: &random) ?? 0
    var blocks = Self.blocks(of: files[from].text)
    guard from != to, blocks.count > 1, let block = blocks.indices.randomElement(using: &random) else {
      return "nothing"
    }
    let moved = blocks.remove(at: block)
    files[from].text = blocks.joined(separator: "\n")
    var others = Self.blocks(of: files[to].text)
    others.insert(moved, at: Int.random(in: 0...others.count, using: &random))
    files[to].text = others.joined(separator: "\n")
    return "move \(moved.prefix(30)) to \(files[to].path)"
  }

  private mutating func reverseDeclarations(_ random: inout SeededGenerator) -> String {
    let index = files.indices.randomElement(using: &random) ?? 0
    files[index].text = Self.blocks(of: files[index].text).reversed().joined(separator: "\n")
    return "reverse \(files[index].path)"
  }

  private mutating func reformat(_ random: inout SeededGenerator) -> String {
    let index = files.indices.randomElement(using: &random) ?? 0
    let unit = ["\t", "    ", " "].randomElement(using: &random) ?? "\t"
    let end = Bool.random(using: &random) ? "\r\n" : "\n"
    files[index].text = files[index].text
      .replacingOccurrences(of: "\r\n", with: "\n")
      .components(separatedBy: "\n")
      .map { line in
        let depth = line.prefix { $0 == " " }.count / 2
        return String(repeating: unit, count: depth) + line.drop { $0 == " " }
      }
      .joined(separator: end)
    return "reformat \(files[index].path) with \(unit.debugDescription)"
  }

  /// The last method of a type goes into an extension below it.
  private mutating func splitType(_ random: inout SeededGenerator) -> String {
    let index = files.indices.randomElement(using: &random) ?? 0
    var blocks = Self.blocks(of: files[index].text)
    for (place, block) in blocks.enumerated().shuffled(using: &random) {
      guard let (type, rest, method) = Self.split(block) else { continue }
      blocks[place] = rest
      blocks.insert("extension \(type) {\n\(method)}\n", at: place + 1)
      files[index].text = blocks.joined(separator: "\n")
      return "split \(type)"
    }
    return "nothing"
  }

  /// Declarations at the start of a line with what stands above them, up to the brace that ends them.
  private static func blocks(of text: String) -> [String] {
    guard !text.contains("\r\n") else { return [text] }
    var blocks: [String] = []
    var block: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      block.append(line)
      if line == "}" {
        blocks.append(block.joined(separator: "\n") + "\n")
        block = []
      }
    }
    if block.contains(where: { !$0.isEmpty }) { blocks.append(block.joined(separator: "\n")) }
    return blocks
  }

  private static func split(_ block: String) -> (type: String, rest: String, method: String)? {
    let lines = block.components(separatedBy: "\n")
    // Once it was indented otherwise, two spaces may be the second level.
    guard !lines.contains(where: { $0.hasPrefix(" ") && !$0.hasPrefix("  ") }),
      let head = lines.first(where: { line in
        line.hasSuffix("{") && (line.hasPrefix("final class ") || line.hasPrefix("struct "))
      }),
      let start = lines.lastIndex(where: { $0.hasPrefix("  func ") && $0.hasSuffix("{") }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return nil }
    let name = head.split(separator: " ").first { $0 != "final" && $0 != "class" && $0 != "struct" }
    guard let type = name?.prefix(while: { $0.isLetter || $0.isNumber }) else { return nil }
    let method = lines[start...end].joined(separator: "\n") + "\n"
    let rest = (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
    return (String(type), rest, method)
  }
}
