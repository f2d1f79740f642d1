import Foundation
import Testing

/// The states that the driver saw of one type.
struct Sighting: Sendable {
  /// Values by variable; with all that have few values, `let` and `var`.
  typealias Values = [String: String]

  enum Completeness: String {
    /// The search ended by itself: there is no other state.
    case whole
    /// Some step made more choices than were played.
    case spent
    /// There are longer ways.
    case cut
  }

  var name: String
  var completeness: Completeness
  var first: Set<Values> = []
  /// A shortest way to each state, in the driver's words.
  var ways: [Values: [String]] = [:]
}

/// Compiles sources together with the driver, in one go, and runs them.
struct CompiledDriver {
  /// What the driver is made of; the analysis does not see it.
  static let supportFolder = "Fixtures/StateSpaces/Support"
  /// What all types under test may use; the analysis sees it, too.
  static let sharedFolder = "Fixtures/StateSpaces/Shared"

  /// What was seen of each part, by its name.
  static func sightings(sources: [String], parts: [DriverPart]) async throws -> [String: Sighting] {
    let folder = try TemporaryFolder()
    try folder.write("Driver.swift", driverSource(parts))
    let support = [supportFolder, sharedFolder].flatMap(Repository.swiftFiles)
    let files = (support + sources).map { $0.hasPrefix("/") ? $0 : Repository.url($0).path() }
    let compiler = try #require(SwiftCompiler.path, "no swiftc in PATH")
    let compilation = try await CommandRun(
      compiler,
      files + ["Driver.swift", "-o", "driver", "-module-name", "Driver"] + Self.flags,
      in: folder.path, seconds: 600)
    guard compilation.status == 0 else {
      let lines = compilation.errors.split(separator: "\n").filter { $0.contains("error:") }
      throw FixtureMistake("the driver does not compile:\n\(lines.joined(separator: "\n"))")
    }
    let run = try await CommandRun("\(folder.path)/driver", [], in: folder.path, seconds: 600)
    guard run.status == 0 else {
      throw FixtureMistake(
        "the driver ended with \(run.status) after '\(run.lines.last ?? "")'\n\(run.errors)")
    }
    return try read(run.lines)
  }

  private static let flags = [
    "-Onone", "-swift-version", "5", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-parse-as-library", "-suppress-warnings", "-j", "2",
  ]

  /// The lines that `Sighting.printLines` of the driver writes.
  private static func read(_ lines: [String]) throws -> [String: Sighting] {
    var sightings: [String: Sighting] = [:]
    var name = ""
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields[0] == "type" {
        name = fields[1]
        let completeness = try #require(Sighting.Completeness(rawValue: fields[2]))
        sightings[name] = Sighting(name: name, completeness: completeness)
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

extension Sighting {
  /// The states over these variables only, in their order; nil where one of them was not seen at all.
  func states(of variables: [String]) -> Set<[String]>? { project(Set(ways.keys), variables) }

  func firstStates(of variables: [String]) -> Set<[String]>? { project(first, variables) }

  private func project(_ all: Set<Values>, _ variables: [String]) -> Set<[String]>? {
    var states: Set<[String]> = []
    for values in all {
      let state = variables.compactMap { values[$0] }
      guard state.count == variables.count else { return nil }
      states.insert(state)
    }
    return states
  }

  /// A shortest way to a state over these variables.
  func way(to state: [String], of variables: [String]) -> [String]? {
    ways.filter { entry in variables.map { entry.key[$0] } == state }
      .map(\.value).min { $0.count < $1.count }
  }
}
