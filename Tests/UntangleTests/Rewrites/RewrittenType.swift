import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleRewrites
import UntangleSourceFiles

/// What `untangle rewrite --type` makes of a type.
struct RewrittenType: Sendable {
  var outcomes: [RewriteOutcome]
  /// All files of the type, rewritten or as they were, with the old names that are gone once more.
  var sources: [NamedSource]
  /// The same without these names.
  let written: [NamedSource]
  /// Paths of those that were rewritten.
  var changed: Set<String>
  /// The names of the variables that hold the new enums.
  var enums: [String]

  /// The declarations of the old names that are gone.
  var removed: [String] = []

  var isRewritten: Bool { !changed.isEmpty }

  var text: String { sources.filter { changed.contains($0.path) }.map(\.text).joined(separator: "\n") }
}

extension RewrittenType {
  /// Rewrites a type of these files, beside what all types under test may use.
  init(
    _ type: String, in sources: [NamedSource], assuming assumed: [String] = [], oldNames: OldNames = .kept
  ) async throws {
    let name = String(type.prefix { $0 != "<" })
    let premises = try assumed.map { try Assumed($0, ofType: name) }
    let shared = try Repository.swiftFiles(below: CompiledDriver.sharedFolder)
      .map { NamedSource(path: $0, text: try Repository.text($0)) }
    let rewriting = try await onDeepStack {
      Result {
        let folder = try TemporaryFolder()
        for source in shared + sources { try folder.write(source.path, source.text) }
        var request = AnalysisRequest(
          source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1)
        request.configuration.assumed = premises
        var names = ChosenNames()
        names.need = .always
        return try analyze(request).rewriting(
          ofTypeNamed: name, naming: names, oldNames: oldNames)
      }
    }.get()
    try self.init(rewriting, of: sources)
    giveBackNames(of: rewriting, type: name)
  }

  /// Adds the removed names again, in an extension: what is watched is asked for by them.
  private mutating func giveBackNames(of rewriting: TypeRewriting, type: String) {
    for place in sources.indices where changed.contains(sources[place].path) {
      for shim in rewriting.attempts.filter(\.isProved).flatMap({ $0.rewrite?.shims ?? [] }) {
        let head = shim[0].prefix { $0 != "{" }
        guard !text.contains(head), let start = head.firstRange(of: "var ")?.lowerBound else { continue }
        let own = shim.prefix { !$0.isEmpty }
        let getter = own.prefix { !$0.hasSuffix(" set {") }
        let lines = [String(shim[0][start...])] + getter.dropFirst() + (getter.count < own.count ? ["}"] : [])
        removed.append(String(head))
        sources[place].text += "\nextension \(type) {\n" + lines.joined(separator: "\n") + "\n}\n"
      }
    }
  }

  private init(_ rewriting: TypeRewriting, of sources: [NamedSource]) throws {
    outcomes = try rewriting.attempts.map { try RewriteOutcome($0) }
    let texts = Dictionary(
      uniqueKeysWithValues: rewriting.replacements.map {
        ($0.file.path, String(decoding: $0.new, as: UTF8.self))
      })
    written = sources.map { NamedSource(path: $0.path, text: texts[$0.path] ?? $0.text) }
    self.sources = written
    changed = Set(texts.keys)
    enums = rewriting.attempts.filter(\.isProved).compactMap { $0.rewrite?.states.property }
  }
}

/// A type that can be played as it is and rewritten.
struct ComparedType: Sendable {
  var part: DriverPart
  var sources: [NamedSource]
  var rewritten: RewrittenType

  init(_ part: DriverPart, _ sources: [NamedSource], oldNames: OldNames = .kept) async throws {
    self.part = part
    self.sources = sources
    rewritten = try await RewrittenType(
      part.type, in: sources, assuming: part.assumed, oldNames: oldNames)
  }

  /// Of the rewritten type.
  fileprivate var newPart: DriverPart {
    var part = part
    part.enums = rewritten.enums
    return part
  }

  fileprivate var newSources: [NamedSource] { newPart.observable(rewritten.sources) }
}

/// The rewritten ones among some types, compiled and played in one program.
struct RewrittenProgram: Sendable {
  /// nil where there is nothing to play.
  let driver: CompiledDriver?
  /// What the compiler says of types that it does not take, by name.
  let broken: [String: [String]]

  /// Types that do not compile are left out, so that the others can be played.
  init(_ types: [ComparedType]) async throws {
    var playable = types.filter(\.rewritten.isRewritten)
    var broken: [String: [String]] = [:]
    while !playable.isEmpty {
      do {
        driver = try await CompiledDriver(playable.flatMap(\.newSources), parts: playable.map(\.newPart))
        self.broken = broken
        return
      } catch let failure as CompilationFailure {
        let found = playable.map { ($0.part.name, $0.errors(among: failure.lines)) }.filter { !$1.isEmpty }
        guard !found.isEmpty else { throw failure }
        broken.merge(found) { $1 }
        playable.removeAll { broken[$0.part.name] != nil }
      }
    }
    driver = nil
    self.broken = broken
  }

  /// Why a type does not do the same as before, in a sentence; nil where it does.
  func difference(of type: ComparedType, from original: CompiledDriver) async throws -> String? {
    if let errors = broken[type.part.name] {
      return "\(type.part.name) does not compile:\n\(errors.joined(separator: "\n"))\n\(type.rewritten.text)"
    }
    let driver = try #require(driver)
    let old = try #require(original.sightings[type.part.name])
    let new = try #require(driver.sightings[type.part.name])
    guard old.transcript != new.transcript else { return nil }
    let before = try await original.transcript(of: type.part.name)
    let after = try await driver.transcript(of: type.part.name)
    let same = zip(before, after).prefix { $0 == $1 }.count
    return """
      \(type.part.name) does something else in line \(same + 1) of \(before.count):
      before: \(same < before.count ? before[same] : "(the end)")
      after:  \(same < after.count ? after[same] : "(the end)")
      \(type.rewritten.text)
      """
  }
}

extension ComparedType {
  /// The compiler's lines about its files.
  fileprivate func errors(among lines: [String]) -> [String] {
    let names = sources.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
    return lines.filter { line in names.contains { line.hasPrefix("\($0):") || line.contains("/\($0):") } }
  }
}
