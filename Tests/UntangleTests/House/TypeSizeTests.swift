import Testing

/// Types with all their extensions: a type in many small files is large all the same.
struct TypeSizeTests {
  private static let lineLimit = 400
  private static let propertyLimit = 12

  /// By room and name, the most lines that a large type may have, and why it is large.
  private static let largeTypes: [String: (lines: Int, reason: String)] = [
    "Facts.FactWalk": (
      4200, "the walk lowers bodies and collects declarations, which share the locals in scope"
    ),
    "ProjectModel.Project": (1540, "its questions are extensions, a file each, over the same tables"),
    "Reports.XMLText": (1300, "extensions of a writer: what a page consists of, a file each"),
    "StateSpaces.Project": (530, "groups and observations of one type, a file each"),
    "Pipeline.Analysis": (1300, "extensions that take one report each from an analysis"),
    "Reports.JSONText": (990, "extensions of a writer: the objects of the contract, a file each"),
    "StateSpaces.RoutineBuilder": (870, "compiles each kind of statement, over the same scopes and slots"),
    "Facts.KeyCollector": (800, "keys in calls, names, texts and wrappers are one kind of fact"),
    "StateSpaces.StateSpace": (700, "a value; its extensions answer questions about it"),
    "Reports.AuditReport": (550, "a value; its extensions are the formats of the audit"),
    "StateSpaces.SymbolicExecutor": (550, "one search over frames, stacks and pending code"),
    "Configuration.Reading": (550, "reads each section of the configuration"),
    "StateSpaces.WrittenPair": (430, "a question for each kind of evidence, over the same writes"),
    "StateSpaces.StateSearch": (450, "one search over nodes"),
    "Rewrites.RunFinder": (
      800, "finds writes that stand together, in lists, branches, closures and on ways out"
    ),
    "Rewrites.StateRewriting": (530, "one rewrite of one type"),
  ]

  /// By room and name, the most stored properties, and why there are so many.
  private static let wideTypes: [String: (properties: Int, reason: String)] = [
    "Facts.FactWalk": (36, "the context of the walk; what belongs to one kind of fact is in its collector"),
    "Facts.FileFacts": (42, "a list for each kind of fact"),
    "ProjectModel.ProjectFile": (30, "a list for each kind of fact that rules read by file"),
    "Facts.FactCollectors": (17, "one for each kind of fact"),
    "Facts.Variable": (14, "what a declaration says"), "Facts.Body": (13, "what a declaration says"),
    "ProjectModel.ProjectType": (13, "what the files say of one type"),
    "StateSpaces.StateSearch": (27, "the tables of one search"),
    "StateSpaces.SymbolicExecutor": (23, "the tables of one search"),
    "StateSpaces.Members": (17, "a table for each question about names"),
    "StateSpaces.RoutineBuilder": (15, "the scopes and slots of one routine"),
    "Configuration.Configuration": (20, "a property for each key of the file"),
    "Reports.AuditReport": (18, "a property for each part of the page"),
    "untangle.LintCommand": (16, "the argument parser wants an option a property"),
    "Pipeline.AnalysisRequest": (18, "what the options of all verbs ask for"),
    "Findings.RulePage": (14, "the parts of a page"),
    "Rewrites.StateRewriting": (14, "one rewrite of one type"),
  ]

  @Test(arguments: Repository.names(in: "Sources"))
  func typesAreSmallWithAllTheirExtensions(room: String) throws {
    for (name, size) in try sizes(in: room) {
      let lines = Self.largeTypes["\(room).\(name)"]?.lines ?? Self.lineLimit
      if size.lines > lines { Issue.record("\(room).\(name) has \(size.lines) lines, more than \(lines)") }
      let properties = Self.wideTypes["\(room).\(name)"]?.properties ?? Self.propertyLimit
      if size.properties > properties {
        Issue.record("\(room).\(name) has \(size.properties) stored properties, more than \(properties)")
      }
    }
  }

  /// An exception that nothing needs any more would let the type grow again.
  @Test func exceptionsAreNeeded() throws {
    var all: [String: Size] = [:]
    for room in Repository.names(in: "Sources") {
      for (name, size) in try sizes(in: room) { all["\(room).\(name)"] = size }
    }
    for name in Self.largeTypes.keys where all[name]?.lines ?? 0 <= Self.lineLimit {
      Issue.record("\(name) is small enough; remove it from the list")
    }
    for name in Self.wideTypes.keys where all[name]?.properties ?? 0 <= Self.propertyLimit {
      Issue.record("\(name) has few enough properties; remove it from the list")
    }
  }

  private struct Size {
    var lines = 0
    var properties = 0
  }

  /// By the name of a type at the margin of a file. The formatter keeps the indentation.
  private func sizes(in room: String) throws -> [String: Size] {
    var sizes: [String: Size] = [:]
    for path in Repository.swiftFiles(below: "Sources/\(room)") {
      var current: (name: String, isProtocol: Bool)?
      for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
        if let declared = declaredType(line) { current = declared }
        guard let (name, isProtocol) = current else { continue }
        sizes[name, default: Size()].lines += 1
        if !isProtocol, isStoredProperty(line) { sizes[name, default: Size()].properties += 1 }
        if line == "}" { current = nil }
      }
    }
    return sizes
  }

  private func declaredType(_ line: Substring) -> (name: String, isProtocol: Bool)? {
    guard line.first.map({ $0.isLetter || $0 == "@" }) ?? false, line.hasSuffix("{") else { return nil }
    let words = line.split(whereSeparator: { " :<{".contains($0) }).map(String.init)
    let keywords = ["struct", "class", "enum", "actor", "extension", "protocol"]
    guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else { return nil }
    return (words[place + 1], words[place] == "protocol")
  }

  /// Whether it declares a `let` or a `var` of an instance, two spaces from the margin, without an accessor.
  private func isStoredProperty(_ line: Substring) -> Bool {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return false }
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }) else { return false }
    let before = words[..<place]
    let isOfInstance = !before.contains("static") && before.allSatisfy { !$0.hasPrefix("//") && $0 != "case" }
    return isOfInstance && !before.contains("func") && !line.hasSuffix("{") && !line.hasSuffix("}")
  }
}
