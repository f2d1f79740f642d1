import UntangleConfiguration
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

/// How much of the configuration's folder a run reads.
enum Coverage: Sendable {
  /// The whole folder of the configuration, less what the configuration excludes.
  case whole
  /// Only a part, so a missing declaration may be in a file that was not read.
  case part
}

extension AnalysisRequest {
  var coverage: Coverage { coverage(of: nil) }

  /// The coverage of the folder of the configuration file with `place`; nil means the run's own
  /// configuration.
  func coverage(of place: TextPlace?) -> Coverage {
    let named: [String]
    switch source {
    case .paths(let paths): named = paths
    case .facts: named = []
    case .nothing, .standardInput: return .part
    }
    let base = folderPrefix(absolutePath(configuration.folder(of: place), in: workingDirectory))
    let roots = named.isEmpty ? ["."] : named
    let isWhole = roots.contains { base.hasPrefix(folderPrefix(absolutePath($0, in: workingDirectory))) }
    return isWhole ? .whole : .part
  }
}

extension ProjectType {
  /// Whether the configuration refers to the type by this name: its full name or the last component.
  func isCalled(_ name: String) -> Bool { self.name == name || simpleName == name }
}

extension Project {
  func types(called name: String) -> [ProjectType] { types.filter { $0.isCalled(name) } }
}

/// Looks up the types that the configuration names.
struct ConfiguredTypes {
  let project: Project
  let request: AnalysisRequest
  /// All texts that the run was asked to read.
  let texts: [SourceText]
  /// Problems that kept the run from reading everything.
  let problems: [Problem]

  func coverage(of place: TextPlace?) -> Coverage { problems.isEmpty ? request.coverage(of: place) : .part }

  func misses(_ name: String) -> Bool { !project.types.contains { $0.isCalled(name) } }

  /// Problems for names of types that certainly do not exist: every file was read, and no file that the
  /// configuration leaves out contains the name.
  func problems(aboutMissing names: [PlacedText]) -> [Problem] {
    let unknown = Set(names).filter { misses($0.text) && coverage(of: $0.place) == .whole }
    guard !unknown.isEmpty else { return [] }
    let others = leftOut
    let known = Set(project.types.flatMap { [$0.name, $0.simpleName] })
    return unknown.filter { name in !others.contains { mentions(lastPart(of: name.text), $0) } }.map {
      Problem(
        path: request.configuration.path(of: $0.place), line: $0.place.line, column: $0.place.column,
        reason: "no type '\($0.text)' is in the sources\(suggestion(for: $0.text, in: known))")
    }
  }

  /// The files in the named folders that are excluded or not included.
  private var leftOut: [SourceFile] {
    let configuration = request.configuration
    guard case .paths(let named) = request.source,
      !(configuration.included.isEmpty && configuration.excluded.isEmpty)
    else { return [] }
    let found = discoverSources(
      DiscoveryRequest(paths: named, workingDirectory: request.workingDirectory))
    let taken = request.overlay.absent.union(texts.map(\.path))
    return found.files.filter { !taken.contains($0.path) }
  }

  /// Whether the file contains the name; true if the file cannot be read.
  private func mentions(_ name: String, _ file: SourceFile) -> Bool {
    var buffer = ReadBuffer()
    let limit = request.configuration.limits.fileSize
    let isMentioned = try? withSourceBytes(of: file, reusing: &buffer, limit: limit) { bytes in
      Array(name.utf8).withUnsafeBufferPointer { bytes.contains($0) }
    }
    return isMentioned ?? true
  }
}

private func lastPart(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
