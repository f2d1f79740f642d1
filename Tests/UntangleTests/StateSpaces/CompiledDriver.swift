import Foundation
import Testing

/// Types compiled together with the driver, in one go, and what it saw of each.
final class CompiledDriver: Sendable {
  /// What the driver is made of; the analysis does not see it.
  static let supportFolder = "Fixtures/StateSpaces/Support"
  /// What all types under test may use; the analysis sees it, too.
  static let sharedFolder = "Fixtures/StateSpaces/Shared"

  /// By the part's name.
  let sightings: [String: Sighting]
  /// Gone with the driver.
  private let folder: TemporaryFolder

  /// The sources' files get the last part of their paths as names.
  init(_ sources: [NamedSource], parts: [DriverPart]) async throws {
    let folder = try TemporaryFolder()
    try await Self.compile(sources, parts, in: folder)
    let run = try await CommandRun("\(folder.path)/driver", [], in: folder.path, seconds: 600)
    guard run.status == 0 else {
      throw FixtureMistake(
        "the driver ended with \(run.status) after '\(run.lines.last ?? "")'\n\(run.errors)")
    }
    sightings = try Self.read(run.lines)
    self.folder = folder
  }

  /// All that is observed of a part, a line for each sequence of steps.
  func transcript(of part: String) async throws -> [String] {
    try await CommandRun(
      "\(folder.path)/driver", ["--transcript", part], in: folder.path, seconds: 600
    ).lines
  }

  private static func compile(
    _ sources: [NamedSource], _ parts: [DriverPart], in folder: borrowing TemporaryFolder
  ) async throws {
    try folder.write("Driver.swift", driverSource(parts))
    var names: [String] = []
    for source in sources {
      names.append(source.path.split(separator: "/").last.map(String.init) ?? source.path)
      try folder.write(names[names.count - 1], source.text)
    }
    let support = [supportFolder, sharedFolder].flatMap(Repository.swiftFiles)
      .map { Repository.url($0).path() }
    let compiler = try #require(SwiftCompiler.path, "no swiftc in PATH")
    let run = try await CommandRun(
      compiler, support + names + ["Driver.swift", "-o", "driver", "-module-name", "Driver"] + Self.flags,
      in: folder.path, seconds: 600)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error:") }.map(String.init)
    if run.status != 0 { throw CompilationFailure(lines: lines) }
  }

  private static let flags = [
    "-Onone", "-swift-version", "5", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-parse-as-library", "-suppress-warnings", "-whole-module-optimization",
    // Whoever looks may look in the midst of an access.
    "-enforce-exclusivity=unchecked",
  ]

  /// The lines that `Sighting.printLines` of the driver writes.
  private static func read(_ lines: [String]) throws -> [String: Sighting] {
    var sightings: [String: Sighting] = [:]
    var name = ""
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields[0] == "type" {
        name = fields[1]
        sightings[name] = Sighting(
          name: name, completeness: try #require(Sighting.Completeness(rawValue: fields[2])),
          transcript: Sighting.Transcript(lineCount: try #require(Int(fields[3])), hash: fields[4]))
        continue
      }
      let values = values(fields[1])
      sightings[name]?.ways[values] =
        fields[2].isEmpty ? [] : fields[2].split(separator: " | ").map(String.init)
      if fields[0] == "first" { sightings[name]?.first.insert(values) }
    }
    return sightings
  }

  private static func values(_ text: String) -> Sighting.Values {
    var values: Sighting.Values = [:]
    for word in text.split(separator: " ") {
      let halves = word.split(separator: "=").map(String.init)
      values[halves[0]] = halves[1]
    }
    return values
  }
}

/// What the compiler has to say: its lines with `error:` in them.
struct CompilationFailure: Error, CustomStringConvertible {
  var lines: [String]

  var description: String { "the driver does not compile:\n\(lines.joined(separator: "\n"))" }
}
