import UntangleConfiguration
package import UntangleSourceFiles

/// A text that an analysis has read, kept in memory.
package struct HeldText: Sendable {
  /// nil for standard input.
  package var file: SourceFile?
  /// The path as users see it.
  package var path: String
  package var bytes: [UInt8]

  package init(file: SourceFile?, path: String, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }
}

/// The origin of a text.
enum SourceText: Sendable {
  case file(SourceFile)
  case memory(AnalysisRequest.StandardInput)
  case stored(StoredText)

  var byteCount: Int {
    switch self {
    case .file(let file): file.byteCount
    case .memory(let input): input.bytes.count
    case .stored(let text): text.entry.byteCount
    }
  }

  /// The path as users see it.
  var path: String {
    switch self {
    case .file(let file): file.path
    case .memory(let input): input.path
    case .stored(let text): text.entry.path
    }
  }

  /// The file to write. For a text in memory only the path is valid; the file of stored facts may not exist.
  var file: SourceFile {
    switch self {
    case .file(let file): file
    case .memory(let input):
      SourceFile(path: input.path, openPath: Array(input.path.utf8), byteCount: input.bytes.count)
    case .stored(let text):
      SourceFile(
        path: text.entry.path, openPath: Array(text.entry.path.utf8), byteCount: text.entry.byteCount)
    }
  }
}

extension AnalysisRequest {
  func replaced(_ text: SourceText) -> SourceText {
    guard case .file(let file) = text, let bytes = replacements[file.path] else { return text }
    return .memory(StandardInput(path: file.path, bytes: bytes))
  }
}

struct GatheredSources {
  var texts: [SourceText]
  var problems: [Problem] = []
  var excludedByName: [String] = []
  /// nil if no search took place.
  var found: Discovery?
  /// The files on disk, ignoring the overlay; nil for standard input.
  var files: Discovery?
}

/// Finds the texts and the configurations of their folders, which are added to the request.
///
/// `found` is the result of an earlier search for the same request.
func gatherSources(_ request: inout AnalysisRequest, found: Discovery? = nil) -> GatheredSources {
  let paths = PathRules(request)
  var sources = gatherSources(request, paths, found)
  let nested = NestedSearch(request).configurations(sources.files?.settingsFolders ?? [])
  sources.problems = Set(sources.problems + nested.problems).sorted()
  request.nesting = .known
  request.configuration.nest(nested.configurations)
  guard !request.configuration.nested.isEmpty else { return sources }
  let all = PathRules(request)
  if sources.found == nil, all.resourceSearch == .sourcesAndResources {
    let problems = sources.problems
    sources = gatherSources(request, all, nil)
    sources.problems = problems
  }
  let named = request.namedFiles
  for text in sources.texts where !all.admits(text.path) && named.contains(text.path) {
    sources.excludedByName.append(text.path)
  }
  sources.texts.removeAll { !all.admits($0.path) }
  return sources
}

private func gatherSources(
  _ request: AnalysisRequest, _ paths: PathRules, _ found: Discovery?
) -> GatheredSources {
  switch request.source {
  case .standardInput(let input):
    if paths.isExcluded(input.path) {
      return GatheredSources(texts: [], excludedByName: [input.path])
    }
    return GatheredSources(texts: [.memory(input)])
  case .nothing: return GatheredSources(texts: [])
  case .facts(let files):
    return GatheredSources(
      texts: files.texts.filter { paths.isIncluded($0.entry.path) }.map(SourceText.stored))
  case .paths(let named):
    var search = DiscoveryRequest(
      paths: named, workingDirectory: request.workingDirectory, included: paths.included,
      excluded: paths.excluded, globBase: paths.globBase, search: paths.resourceSearch)
    search.account = request.account
    if request.resources == .allAndNamed { search.named = .byName }
    if request.nesting == .toBeFound { search.settingsName = configurationFileName }
    let found = found ?? discoverSources(search)
    return GatheredSources(
      texts: overlaid(found.files, with: request.overlay, search),
      problems: found.problems.filter { !request.overlay.absent.contains($0.path) },
      excludedByName: found.excludedByName,
      found: search.search == .sourcesAndResources ? found.withResources(of: request.overlay, search) : nil,
      files: found)
  }
}

extension AnalysisRequest {
  /// The named paths, in the form in which files are shown.
  fileprivate var namedFiles: Set<String> {
    switch source {
    case .paths(let named): Set(named.map { shownPath($0, in: workingDirectory) })
    case .standardInput(let input): [input.path]
    case .nothing, .facts: []
    }
  }
}

/// The found files without the absent ones, and the texts of files that do not exist.
private func overlaid(
  _ files: [SourceFile], with overlay: SourceOverlay, _ search: DiscoveryRequest
) -> [SourceText] {
  let present = files.filter { !overlay.absent.contains($0.path) }.map(SourceText.file)
  guard !overlay.texts.isEmpty else { return present }
  let known = Set(files.map(\.path))
  let coverage = SearchCoverage(of: search)
  let more = overlay.texts.filter { path, _ in
    !known.contains(path) && path.hasSuffix(".swift") && coverage.covers(path, as: .source)
  }
  return present
    + more.sorted { $0.key.precedesByBytes($1.key) }.map {
      .memory(AnalysisRequest.StandardInput(path: $0.key, bytes: $0.value))
    }
}

/// Calls `body` with the bytes of a text from any origin; `body` must not keep the pointer.
func withBytes<Value>(
  of text: SourceText, reusing buffer: inout ReadBuffer, limit: Int,
  _ body: (UnsafeBufferPointer<UInt8>) -> Value
) throws(ReadFailure) -> Value {
  switch text {
  case .memory(let input): input.bytes.withUnsafeBufferPointer(body)
  case .file, .stored: try withSourceBytes(of: text.file, reusing: &buffer, limit: limit, body)
  }
}
