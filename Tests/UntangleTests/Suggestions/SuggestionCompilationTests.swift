import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleSourceFiles
import UntangleStateSpaces

/// Whatever is printed as Swift compiles, but for what is told to stay by hand.
@Suite("Suggestions: what is printed compiles", .enabled(if: SwiftCompiler.path != nil))
struct SuggestionCompilationTests {
  static let refused = Repository.swiftFiles(below: "Fixtures/Suggestions/Refused")
  static let sources = Repository.swiftFiles(below: "Fixtures/Suggestions/Sources")

  /// The stand-ins demand what the frameworks do.
  @Test(arguments: refused) func isRefused(_ path: String) async throws {
    let text = try Repository.text(path)
    let reason = try #require(text.firstMatch(of: /^\/\/ error: (.*)/)?.1)
    let found = try await typeCheck([text], modules: StandIns.modules())[0]
    #expect(found.errors.contains { $0.text.contains(reason) }, "\(found.errors)")
  }

  @Test func sourcesCompile() async throws {
    let texts = try Self.sources.map(Repository.text)
    for (path, found) in zip(Self.sources, try await typeCheck(texts, modules: StandIns.modules())) {
      #expect(found.errors.isEmpty, "\(path): \(found.errors)")
    }
  }

  @Test func sketchesOfSourcesCompile() async throws {
    let sketches = try await Self.sources.async { try await Sketch.all(of: [$0]) }
    try await expectToCompile(sketches, atLeast: 15, modules: StandIns.modules())
  }

  @Test func sketchesOfFixturesCompile() async throws {
    let shared = Repository.swiftFiles(below: CompiledDriver.sharedFolder)
    let types = Repository.swiftFiles(below: "Fixtures/StateSpaces/Types")
    let sketches = try await types.async { try await Sketch.all(of: [$0], beside: shared) }
    try await expectToCompile(
      sketches, atLeast: 50, beside: shared + Repository.swiftFiles(below: CompiledDriver.supportFolder),
      languageMode: "5")
  }

  /// What stays when an alert is closed, and handles of work that is over.
  @Test func whatIsLeftOverIsNoCase() async throws {
    let reasons = try await onDeepStack {
      Result {
        let folder = try TemporaryFolder()
        try folder.write("FeedModel.swift", Repository.text("Fixtures/Suggestions/Sources/FeedModel.swift"))
        let analysis = analyze(
          AnalysisRequest(
            source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1))
        return Dictionary(
          try analysis.suggestions(forTypesNamed: nil).map { ($0.type, "\($0.outcome)") },
          uniquingKeysWith: { first, _ in first })
      }
    }.get()
    for type in ["FeedModel", "FeedView"] {
      #expect(reasons[type]?.contains("one optional says both") == true, "\(type)")
    }
    #expect(reasons["SearchRunner"]?.contains("it is a handle") == true)
    #expect(reasons["ReopenedAlert"]?.contains("is never taken back, and stays") == true)
    for type in ["PausedClock", "CastTracker", "DragTracker"] {
      #expect(
        reasons[type].map { $0.hasPrefix("proved") || $0.hasPrefix("refused") } == true, "\(type): \(reasons)"
      )
    }
  }

  /// Sheets and alerts as one optional: all that can be written.
  @Test func presentedItemsCompile() async throws {
    let texts = try await Self.sources.async { path in
      try await onDeepStack {
        Result {
          let folder = try TemporaryFolder()
          try folder.write(path, Repository.text(path))
          let analysis = analyze(
            AnalysisRequest(
              source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1))
          let views = try analysis.suggestionReport.entries.filter { $0.answer == .presentedItem }
          return try views.flatMap { view in
            try analysis.presentingOneItem(inTypeNamed: view.type).replacements.map {
              String(decoding: $0.new, as: UTF8.self)
            }
          }
        }
      }.get()
    }
    #expect(texts.contains { $0.contains("case importSheet\n") }, "'import' is no name for a case")
    #expect(texts.contains { $0.contains("presenting: presentedAlert) { alert in") })
    #expect(texts.contains { $0.contains("alert(item: $presentedAlert) { alert in") })
    #expect(texts.contains { $0.contains("ShareButton(isShown: isShowing(.share))") })
    #expect(texts.contains { $0.contains("case loggingOut\n") && $0.contains("isPresented: $isConfirming") })
    #expect(texts.contains { $0.contains("case rowEditor(editedSection: Int, editedRow: Int)\n") })
    #expect(texts.contains { $0.contains("presentedAlert = .deleteConfirmation(invoice)") })
    #expect(texts.contains { $0.contains("@State private var tag: String?") }, "it may be nil")
    #expect(texts.contains { $0.contains("$historyDepth) {") }, "a picker sets it, too")
    let board = try #require(texts.first { $0.contains("struct ChartBoard") })
    #expect(
      board.contains(
        """
              .padding()
              .sheet(item: $presentedSheet) { sheet in
                switch sheet {
                case .legend:
                  Text("Legend")
                case .export:
                  Button("Done") { presentedSheet = nil }
                case .pickingRange:
        """))
    #expect(board.contains(".sheet(isPresented: $showsLicence)"), "nothing sets it")
    #expect(board.contains(".sheet(isPresented: $showsAxis)"), "it is shown in two places")
    #expect(board.contains("@State private var showsTags = false"), "its view has an enum already")
    #expect(
      board.contains("@State private var showsPencil = false"), "the other sheet is that of another platform")
    for (text, found) in zip(texts, try await typeCheck(texts, modules: StandIns.modules())) {
      #expect(found.errors.isEmpty, "\(found.errors)\n\(text)")
    }
  }

  /// What does not compile stands where something is told to stay by hand.
  private func expectToCompile(
    _ sketches: [Sketch], atLeast least: Int, beside shared: [String] = [], languageMode: String = "6",
    modules: String? = nil
  ) async throws {
    #expect(sketches.count >= least, "only \(sketches.count) sketches")
    // Each round has one sketch of a file: two would declare the same.
    for round in Dictionary(grouping: sketches, by: \.round).values {
      let found = try await typeCheck(
        round.map(\.text), shared: shared, languageMode: languageMode, modules: modules)
      for (sketch, result) in zip(round, found) {
        let unsaid = result.errors.filter { !sketch.isByHand(line: $0.line) }
        #expect(unsaid.isEmpty, "\(sketch.path): \(unsaid)\n\(sketch.text)")
      }
    }
  }
}

/// A file with one of the suggestions for its types carried out as far as the tool goes.
private struct Sketch {
  var path: String
  /// Which of the file's suggestions it is, 0-based.
  var round: Int
  var text: String
  /// Lines of the old file, as they are, that stay to be changed by hand.
  var byHand: Set<String>

  /// Whether a line, 1-based, is one of those that stay to be changed.
  func isByHand(line: Int) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) && byHand.contains(String(lines[line - 1]))
  }

  static func all(of paths: [String], beside shared: [String] = []) async throws -> [Sketch] {
    try await onDeepStack {
      Result {
        let folder = try TemporaryFolder()
        for path in paths + shared { try folder.write(path, Repository.text(path)) }
        let analysis = analyze(
          AnalysisRequest(
            source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1))
        let attempts = try analysis.suggestions(forTypesNamed: nil)
        return try paths.flatMap { path in
          let old = try Repository.text(path)
          return attempts.compactMap { sketch(of: $0, in: path, old) }.enumerated().map { round, parts in
            Sketch(path: path, round: round, text: parts.text, byHand: parts.byHand)
          }
        }
      }
    }.get()
  }

  private static func sketch(
    of attempt: RewriteAttempt, in path: String, _ old: String
  ) -> (text: String, byHand: Set<String>)? {
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func texts(at places: [Location]) -> Set<String> {
      Set(places.filter { $0.path == path }.flatMap { lines[Int($0.span.line) - 1..<Int($0.span.endLine)] })
    }
    switch attempt.outcome {
    case .left: return nil
    case .computed(_, _, let rewrite):
      guard let file = rewrite.files.first(where: { $0.text.path == path }) else { return nil }
      return (String(decoding: file.rewritten.bytes, as: UTF8.self), [])
    case .derived(let flags, _, _):
      guard attempt.location.path == path else { return nil }
      var new = lines
      for flag in flags { new[flag.location.line - 1] = flag.declaration.joined(separator: "\n") }
      return (new.joined(separator: "\n"), texts(at: flags.flatMap { $0.writes + $0.projections }))
    case .optional(let value):
      guard attempt.location.path == path, let variables = attempt.space?.variables else { return nil }
      var new = lines
      for (number, (variable, shim)) in zip(variables, value.shims).enumerated() {
        let text = number == 0 ? value.declaration + [""] + shim : shim
        new[variable.location.line - 1] = text.joined(separator: "\n")
      }
      return (new.joined(separator: "\n"), texts(at: value.remainders.map(\.location)))
    case .proved, .unproved, .refused:
      // What another type asks for or overrides is to be changed there: that is told, and not written out.
      let reachesOut = attempt.rewrite?.refusals.contains {
        $0.reason.hasPrefix("a protocol asks for") || $0.reason.contains("' overrides '")
      }
      guard reachesOut == false, let rewrite = attempt.rewrite,
        let file = rewrite.sketch.first(where: { $0.text.path == path })
      else { return nil }
      let text = String(decoding: file.rewritten.bytes, as: UTF8.self)
      // An enum that rests on how its work runs tells its writes, and rewrites none.
      var told = rewrite.refusals
      if case .refused(let all) = attempt.outcome { told += all }
      return (text, texts(at: told.map(\.location)))
    }
  }
}

extension Analysis {
  /// Of all types.
  fileprivate var suggestionReport: SuggestionReport {
    get throws(TypeChoiceError) { try suggestionReport(forTypesNamed: nil) }
  }
}

extension [String] {
  /// What comes of each, one after the other.
  fileprivate func async<Value>(_ body: (String) async throws -> [Value]) async throws -> [Value] {
    var all: [Value] = []
    for element in self { all += try await body(element) }
    return all
  }
}
