import UntangleConfiguration
package import UntangleSourceFiles

/// A text that an analysis read.
package struct HeldText: Sendable {
  /// nil for standard input.
  package var file: SourceFile?
  /// As users see it.
  package var path: String
  package var bytes: [UInt8]

  package init(file: SourceFile?, path: String, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }
}

/// Where a text comes from.
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

  /// As users see it.
  var path: String {
    switch self {
    case .file(let file): file.path
    case .memory(let input): input.path
    case .stored(let text): text.entry.path
    }
  }

  /// For writing; of a text in memory only the path means anything, and a stored one may not be there.
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
  /// nil where no resources were looked for.
  var found: Discovery?
  /// What there is, whatever the overlay says; nil for standard input.
  var files: Discovery?
}

/// Finds the texts, and the configurations of the folders that they are in, which the request has then.
///
/// `found` is what an earlier search for the same request found.
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
      texts: files.texts.filter { paths.letsIn($0.entry.path) }.map(SourceText.stored))
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
  /// Paths that were named, as files are shown.
  fileprivate var namedFiles: Set<String> {
    switch source {
    case .paths(let named): Set(named.map { shownPath($0, in: workingDirectory) })
    case .standardInput(let input): [input.path]
    case .nothing, .facts: []
    }
  }
}

/// The files that were found, less those that do not count, and texts for files that are not there.
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

/// The bytes of a text, wherever it is; `body` must not keep the pointer.
func withBytes<Value>(
  of text: SourceText, reusing buffer: inout ReadBuffer, limit: Int,
  _ body: (UnsafeBufferPointer<UInt8>) -> Value
) throws(ReadFailure) -> Value {
  switch text {
  case .memory(let input): input.bytes.withUnsafeBufferPointer(body)
  case .file, .stored: try withSourceBytes(of: text.file, reusing: &buffer, limit: limit, body)
  }
}
