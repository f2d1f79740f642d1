import Foundation
import Testing
import UntangleProjectModel

/// The enums that ship with the tool say what their modules say.
struct KnownEnumTests {
  @Test func noneIsListedTwice() {
    let names = KnownEnum.all.map(\.foreign.name)
    #expect(names.count == Set(names).count)
    #expect(ForeignEnums.known.all.count == names.count)
  }

  @Test func casesAreNamesAndEachStandsOnce() {
    for known in KnownEnum.all.map(\.foreign) {
      #expect(!known.cases.isEmpty, "\(known.name)")
      #expect(Set(known.cases).count == known.cases.count, "\(known.name)")
      #expect(
        known.cases.allSatisfy { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }, "\(known.name)")
    }
  }

  /// `uikit/uidevice/batterystate-swift.enum` for `UIDevice.BatteryState` of UIKit.
  @Test func pagesAreNamedAfterTheirEnums() {
    for known in KnownEnum.all {
      guard case .page(let path) = known.source else { continue }
      let parts = [known.module] + known.foreign.name.split(separator: ".").map(String.init)
      let plain = path.hasSuffix("-swift.enum") ? String(path.dropLast("-swift.enum".count)) : path
      #expect(plain == parts.joined(separator: "/").lowercased())
    }
  }

  /// What is final the standard library alone says: no other module has to care for programs that were
  /// compiled with an earlier version of it on Linux.
  @Test(.enabled(if: ToolchainEnums.areAtHand))
  func theToolchainSaysTheSame() async throws {
    let listed = KnownEnum.all.filter { $0.source == .toolchain }
    let declared = try await ToolchainEnums(modules: Set(listed.map(\.module)))
    for known in listed {
      let found = try #require(declared.enums[known.foreign.name], "\(known.foreign.name)")
      #expect(found.module == known.module, "\(known.foreign.name)")
      #expect(found.cases == Set(known.foreign.cases), "\(known.foreign.name)")
      if found.isFrozen || known.module == "Swift" {
        #expect(found.isFrozen == (known.foreign.growth == .frozen), "\(known.foreign.name)")
      }
    }
  }

  @Test func thePageThatCountsThemIsCurrent() throws {
    let path = "Documentation/KnownEnums.md"
    let mark = "<!-- Counted by the tests. -->\n"
    let text = try Repository.text(path)
    let end = try #require(text.range(of: mark)).upperBound
    try expectStored(text[..<end] + table, at: path)
  }

  private var table: String {
    let all = KnownEnum.all
    let lines = Set(all.map(\.module)).sorted().map { module in
      let own = all.filter { $0.module == module }
      let checked = own.count { $0.source == .toolchain }
      let final = own.count { $0.foreign.growth == .frozen }
      return "| \(module) | \(own.count) | \(final) | \(checked) |"
    }
    let checked = all.count { $0.source == .toolchain }
    let final = all.count { $0.foreign.growth == .frozen }
    return """

      | module | enums | of them final | compared with the toolchain |
      | --- | ---: | ---: | ---: |
      \(lines.joined(separator: "\n"))
      | all \(lines.count) | \(all.count) | \(final) | \(checked) |

      """
  }
}

/// The enums of modules that come with the Swift toolchain, as its symbol graphs have them.
private struct ToolchainEnums {
  struct Declared {
    var module: String
    var cases: Set<String> = []
    var isFrozen: Bool
  }

  /// Modules of other systems need their SDK, and declare what the one for Linux leaves out.
  static var areAtHand: Bool {
    #if os(Linux)
      SwiftCompiler.path != nil
    #else
      false
    #endif
  }

  /// By dotted name.
  private(set) var enums: [String: Declared] = [:]

  init(modules: Set<String>) async throws {
    let compiler = URL(filePath: try #require(SwiftCompiler.path))
    let target = try await Self.target(of: compiler)
    for module in modules.sorted() {
      let folder = try TemporaryFolder()
      let arguments = [
        "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder.path,
        "-skip-inherited-docs", "-skip-synthesized-members", "-skip-protocol-implementations",
      ]
      let swift = compiler.deletingLastPathComponent().appending(path: "swift").path()
      let run = try await CommandRun(swift, arguments, in: folder.path)
      try #require(run.status == 0, "\(run.errors)")
      // What a module adds to another is in a file of its own: `_Concurrency@Swift`.
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let data = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
        add(try JSONDecoder().decode(SymbolGraph.self, from: data), of: module)
      }
    }
  }

  private static func target(of compiler: URL) async throws -> String {
    struct Answer: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let run = try await CommandRun(compiler.path(), ["-print-target-info"], in: "/")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output)).target.triple
  }

  private mutating func add(_ graph: SymbolGraph, of module: String) {
    for symbol in graph.symbols where symbol.kind.identifier == "swift.enum" {
      let words = symbol.declarationFragments.map(\.spelling).joined()
      enums[symbol.name] = Declared(module: module, isFrozen: words.contains("@frozen"))
    }
    for symbol in graph.symbols where symbol.kind.identifier == "swift.enum.case" {
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      // `failure(_:)`
      let name = symbol.pathComponents.last?.prefix { $0 != "(" }
      enums[owner]?.cases.insert(String(name ?? ""))
    }
  }
}

/// The part of a symbol graph that tells what an enum is.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]

    var name: String { pathComponents.joined(separator: ".") }
  }

  var symbols: [Symbol]
}
