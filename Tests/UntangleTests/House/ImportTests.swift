import Testing

/// The arrows between the rooms. The package manager does not hold them: a file may import whatever
/// is built already, so the `import` lines are read.
struct ImportTests {
  private static let allowed: [String: Set<String>] = [
    "SourceFiles": [],
    "Facts": ["SourceFiles", "SwiftSyntax", "SwiftParser"],
    "ProjectModel": ["SourceFiles", "Facts"],
    "StateSpaces": ["SourceFiles", "Facts", "ProjectModel"],
    "Scores": ["SourceFiles", "Facts", "ProjectModel", "StateSpaces"],
    "Findings": ["SourceFiles"],
    "Rules": ["SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings"],
    "Rewrites": [
      "SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings", "Rules",
      "SwiftSyntax", "SwiftParser", "SwiftSyntaxBuilder",
    ],
    "Reports": ["SourceFiles", "Findings", "Scores", "StateSpaces", "TextTable"],
    "Configuration": ["SourceFiles", "Facts", "ProjectModel", "Findings", "Yams"],
    "Pipeline": [
      "SourceFiles", "Facts", "ProjectModel", "StateSpaces", "Scores", "Findings", "Rules",
      "Rewrites", "Reports", "Configuration",
    ],
    "untangle": [
      "SourceFiles", "Findings", "Scores", "Rules", "Rewrites", "Reports", "Configuration",
      "Pipeline", "ArgumentParser", "LateConformances",
    ],
  ]

  /// Modules of the system that every room may use.
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

  /// Only the program reads JSON, and without the data of ICU that all of Foundation brings.
  private static let systemOfTheProgram: Set<String> = ["FoundationEssentials", "Foundation"]

  @Test func everyRoomIsInTheTable() {
    let rooms = Repository.names(in: "Sources")
    for room in rooms where Self.allowed[room] == nil {
      Issue.record("Sources/\(room) is not in the table of ImportTests; add what it may import")
    }
    for room in Self.allowed.keys where !rooms.contains(room) {
      Issue.record("Sources/\(room) is gone; remove it from the table of ImportTests")
    }
  }

  @Test(arguments: Repository.names(in: "Sources"))
  func aRoomImportsOnlyWhatItMay(room: String) throws {
    let allowed = (Self.allowed[room] ?? []).union(Self.system)
      .union(room == "untangle" ? Self.systemOfTheProgram : [])
    for path in Repository.swiftFiles(below: "Sources/\(room)") {
      // Examples are other people's code.
      if path == "Sources/Rules/RuleExamples.swift" { continue }
      for module in importedModules(try Repository.text(path)) where !allowed.contains(module) {
        Issue.record(
          """
          \(path) imports \(module), which the room \(room) may not know; move the code to a room \
          that may, or move what it needs down
          """)
      }
    }
  }

  @Test func onlyFactsAndRewritesKnowSyntax() {
    for (room, modules) in Self.allowed where !["Facts", "Rewrites"].contains(room) {
      #expect(!modules.contains { $0.hasPrefix("Swift") }, "\(room) must not see syntax trees")
    }
  }
}

/// The modules that the `import` lines name, without the prefix of our own.
private func importedModules(_ text: String) -> [String] {
  text.split(separator: "\n").compactMap { line in
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({ $0.hasPrefix("@") || accessWords.contains(String($0)) })
    else { return nil }
    let module = words[index + 1].prefix { $0 != "." }
    return String(module.hasPrefix("Untangle") ? module.dropFirst("Untangle".count) : module)
  }
}

private let accessWords: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
