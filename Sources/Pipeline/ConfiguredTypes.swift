import UntangleConfiguration
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

/// How much of what the configuration speaks of a run looks at.
enum Coverage: Sendable {
  /// The folder of the configuration, and all in it that the configuration lets in.
  case whole
  /// What is not there may be elsewhere.
  case part
}

extension AnalysisRequest {
  var coverage: Coverage { coverage(of: nil) }

  /// Of the folder whose configuration says what stands there; nil is the run's own.
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
  /// Whether the configuration means it by a name: the full one, or its last part.
  func isCalled(_ name: String) -> Bool { self.name == name || simpleName == name }
}

extension Project {
  func types(called name: String) -> [ProjectType] { types.filter { $0.isCalled(name) } }
}

/// Looks for types that the configuration names.
struct ConfiguredTypes {
  let project: Project
  let request: AnalysisRequest
  /// All that was asked for.
  let texts: [SourceText]
  /// What kept the run from seeing all of it.
  let problems: [Problem]

  func coverage(of place: TextPlace?) -> Coverage { problems.isEmpty ? request.coverage(of: place) : .part }

  func misses(_ name: String) -> Bool { !project.types.contains { $0.isCalled(name) } }

  /// Those that are surely nowhere: each file was read, and those that the configuration leaves out do not so
  /// much as mention the name.
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

  /// What lies in the named folders and is excluded, or not included.
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

  /// A file that cannot be read may say anything.
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
