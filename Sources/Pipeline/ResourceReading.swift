import Synchronization
import UntangleConfiguration
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

struct ReadResources {
  var known = KeyResources()
  /// Resources that could not be read, if they are a problem of the run.
  var problems: [Problem] = []
}

/// Reads the resources that were found beside the sources, on all threads.
///
/// A lint run does not fail because of an unreadable storyboard; the rules then know that the resources are
/// incomplete.
func readResources(_ sources: GatheredSources, _ request: AnalysisRequest) -> ReadResources {
  var read: ReadResources
  if case .facts(let files) = request.source {
    let paths = PathRules(request)
    guard paths.resourceSearch == .sourcesAndResources else { return ReadResources() }
    let walk = SearchCoverage(
      of: DiscoveryRequest(
        paths: [], workingDirectory: request.workingDirectory, included: paths.included,
        excluded: paths.excluded, globBase: paths.globBase))
    read = files.resources { walk.covers($0, as: .resource) }
  } else {
    guard let found = sources.found else { return ReadResources() }
    let stored = storedResources(found, request)
    let problems = stored.flatMap(\.problems)
    read = ReadResources(
      known: KeyResources(
        all: stored.flatMap(\.keys),
        reading: problems.isEmpty && found.problems.isEmpty ? .complete : .partial),
      problems: problems)
  }
  switch request.resources {
  case .all, .allAndNamed: break
  case .asRulesNeed: read.problems = []
  }
  return read
}

/// All resources that were found beside the sources, read on all threads and sorted by the bytes of the path;
/// nil gives none.
func storedResources(_ found: Discovery?, _ request: AnalysisRequest) -> [FactFileContents.Resource] {
  guard let found else { return [] }
  let assets = found.assets.map { FactFileContents.Resource(path: $0.path, keys: [KeyResource($0)]) }
  let named = found.namedFiles.map { FactFileContents.Resource(path: $0.path, keys: [KeyResource($0)]) }
  let interfaces = zip(found.interfaces, interfaces(found.interfaces, request)).map { file, outcome in
    FactFileContents.Resource(path: file.path, keys: outcome.resources, problems: outcome.problems)
  }
  return (assets + named + interfaces).sortedByPath
}

extension [FactFileContents.Resource] {
  /// Sorted by the bytes of the path; resources of one path keep their order.
  var sortedByPath: Self {
    enumerated().sorted { left, right in
      left.element.path == right.element.path
        ? left.offset < right.offset : left.element.path.precedesByBytes(right.element.path)
    }.map(\.element)
  }
}

private struct InterfaceOutcome: Sendable {
  var resources: [KeyResource] = []
  var problems: [Problem] = []
}

private func interfaces(_ files: [SourceFile], _ request: AnalysisRequest) -> [InterfaceOutcome] {
  guard !files.isEmpty else { return [] }
  let outcomes = Mutex([InterfaceOutcome](repeating: InterfaceOutcome(), count: files.count))
  let limit = request.configuration.limits.fileSize
  runOnWorkers(
    count: files.count, threadCount: request.threadCount, makeContext: { ReadBuffer() }
  ) { index, buffer in
    let text = request.replaced(.file(files[index]))
    let outcome = interface(text, reusing: &buffer, limit: limit)
    outcomes.withLock { $0[index] = outcome }
  }
  return outcomes.withLock { $0 }
}

private func interface(
  _ text: SourceText, reusing buffer: inout ReadBuffer, limit: Int
) -> InterfaceOutcome {
  do throws(ReadFailure) {
    return try withBytes(of: text, reusing: &buffer, limit: limit) { bytes in
      if text.path.hasSuffix(".plist") {
        let isInfo = text.path.hasSuffix("Info.plist")
        return InterfaceOutcome(
          resources: isInfo
            ? infoResources(in: bytes, path: text.path) : settingResources(in: bytes, path: text.path))
      }
      do throws(InterfaceFlaw) {
        return InterfaceOutcome(resources: KeyResource.all(of: try interfaceItems(in: bytes), in: text.path))
      } catch {
        return InterfaceOutcome(
          problems: [Problem(path: text.path, line: error.line, reason: error.description)])
      }
    }
  } catch {
    return InterfaceOutcome(problems: [error.problem(about: text.path)])
  }
}

/// A digest of all that `readResources` depends on.
func resourcesDigest(_ found: Discovery?, _ request: AnalysisRequest) -> ContentDigest {
  guard let found else { return ContentDigest(of: []) }
  var text = "\(request.resources.rawValue) \(found.problems.isEmpty)"
  for asset in found.assets { text += "\n\(asset.kind.rawValue) \(asset.name) \(asset.path)" }
  for file in found.namedFiles { text += "\n\(file.kind.rawValue) \(file.name) \(file.path)" }
  let limit = request.configuration.limits.fileSize
  let digests = Mutex([[UInt8]](repeating: [], count: found.interfaces.count))
  runOnWorkers(
    count: found.interfaces.count, threadCount: request.threadCount, makeContext: { ReadBuffer() }
  ) { index, buffer in
    let text = request.replaced(.file(found.interfaces[index]))
    let content = try? withBytes(of: text, reusing: &buffer, limit: limit) { ContentDigest(of: $0).bytes }
    digests.withLock { $0[index] = text.path.utf8 + [0] + (content ?? []) }
  }
  return ContentDigest(of: Array(text.utf8) + digests.withLock { $0.flatMap(\.self) })
}
