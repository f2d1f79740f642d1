import Synchronization
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

/// Facts of texts from earlier runs of the same build of the program. The key is the content, the path and
/// the requested detail.
///
/// A run that analyses the same sources several times also keeps them in memory.
final class FactCache: Sendable {
  private enum Place: Sendable {
    case file(CacheFile, CacheWriter)
    case memory(FactMemory)
    /// Nothing is written to the file.
    case fileAndMemory(CacheFile, FactMemory)
  }

  private let place: Place
  private let used = Mutex<Set<ContentDigest>>([])

  /// nil if the request wants no cache, or if the build of the program cannot be identified.
  init?(_ request: AnalysisRequest) {
    switch request.cache {
    case .none: return nil
    case .memory(let memory): place = .memory(memory)
    case .folder(let folder):
      guard let file = Self.file(in: folder, request) else { return nil }
      place = .file(file, CacheWriter(replacing: file))
    case .folderAndMemory(let folder, let memory):
      place = Self.file(in: folder, request).map { .fileAndMemory($0, memory) } ?? .memory(memory)
    }
  }

  private static func file(in folder: String, _ request: AnalysisRequest) -> CacheFile? {
    guard let identity = programIdentity() else { return nil }
    let owner = ContentDigest(of: Array("\(toolVersion) ".utf8) + identity)
    // Cached paths are relative to the working directory, so each working directory has its own file.
    let name = CacheFile.name(for: request.workingDirectory)
    let path = absolutePath("\(folder)/\(name)", in: request.workingDirectory)
    return CacheFile(path: path, owner: owner)
  }

  func contains(_ key: ContentDigest) -> Bool {
    switch place {
    case .file(let file, _): file.contains(key)
    case .memory(let memory): memory[key] != nil
    case .fileAndMemory(let file, let memory): memory[key] != nil || file.contains(key)
    }
  }

  /// The facts of a text; nil if the key is unknown or its entry is damaged.
  func text(_ key: ContentDigest, reusing buffer: inout ReadBuffer) -> ReadText? {
    if let memory, let text = memory[key] {
      noteUse(of: key)
      return text
    }
    guard var found: TextFacts = value(key, reusing: &buffer) else { return nil }
    let text = ReadText(&found)
    memory?.add(text, for: key)
    return text
  }

  /// A value of the cache's file; nil if the key is unknown or its entry is damaged.
  func value<Value: Storable>(_ key: ContentDigest, reusing buffer: inout ReadBuffer) -> Value? {
    let value: Value? =
      switch place {
      case .file(let file, _), .fileAndMemory(let file, _):
        file.withEntry(key, reusing: &buffer) { Self.value(in: $0) }
      case .memory: nil
      }
    if value != nil { noteUse(of: key) }
    return value
  }

  private var memory: FactMemory? {
    switch place {
    case .file: nil
    case .memory(let memory), .fileAndMemory(_, let memory): memory
    }
  }

  private func noteUse(of key: ContentDigest) { _ = used.withLock { $0.insert(key) } }

  private static func value<Value: Storable>(in bytes: UnsafeBufferPointer<UInt8>) -> Value? {
    guard var reader = try? ByteReader(bytes), let value = try? reader.read() as Value, reader.isAtEnd
    else { return nil }
    return value
  }

  /// Adds the facts of a text that was parsed.
  func add(_ found: inout TextFacts, for key: ContentDigest) -> ReadText {
    if memory == nil { add(found, for: key) }
    let text = ReadText(&found)
    if let memory {
      memory.add(text, for: key)
      noteUse(of: key)
    }
    return text
  }

  /// Adds a value to the cache's file, if this run writes one.
  func add(_ value: some Storable, for key: ContentDigest) {
    guard case .file(_, let writer) = place else { return }
    var bytes = ByteWriter()
    bytes.write(value)
    writer.add(key, bytes.finished())
  }

  /// Removes from memory the entries that this run did not use.
  func forgetOthers() { memory?.keep(only: used.withLock { $0 }) }

  /// Saves this run's new entries for later runs.
  func save() {
    if case .file(_, let writer) = place { writer.finish(used: used.withLock { $0 }) }
  }
}

/// In-memory facts of texts, for the duration of a run. A project that is made of them shares their storage.
package final class FactMemory: Sendable {
  private let entries = Mutex<[ContentDigest: ReadText]>([:])

  package init() {}

  /// The number of texts whose facts are kept.
  package var count: Int { entries.withLock { $0.count } }

  /// nil if the key was never added.
  subscript(key: ContentDigest) -> ReadText? { entries.withLock { $0[key] } }
  func add(_ text: ReadText, for key: ContentDigest) { entries.withLock { $0[key] = text } }

  func keep(only keys: Set<ContentDigest>) {
    entries.withLock { entries in entries = entries.filter { keys.contains($0.key) } }
  }
}

extension FactMemory: Hashable {
  package static func == (left: FactMemory, right: FactMemory) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The caches that a run uses.
package enum CacheUse: Hashable, Sendable {
  case none
  /// A cache folder, created if missing; relative to the working directory.
  case folder(String)
  /// Facts that this run has read itself; for verbs that analyse the same sources several times.
  case memory(FactMemory)
  /// The folder's entries of earlier runs, read only, and in memory all that this run has used.
  case folderAndMemory(String, FactMemory)
}

/// The facts of one text, as cached.
struct TextFacts: Sendable {
  var facts: FileFacts
  /// The problems found by the scan before parsing.
  var problems: [Problem]
}

/// The facts of one text in the form for merging.
struct ReadText: Sendable {
  var digest: FileDigest
  /// The problems found by the scan before parsing.
  var problems: [Problem]

  /// Takes the facts out of `found`.
  init(_ found: inout TextFacts) {
    problems = found.problems
    digest = FileDigest(found.facts.handOver())
  }
}

extension TextFacts: Storable {
  func write(to bytes: inout ByteWriter) { bytes.write(facts, problems) }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(facts: try bytes.read(), problems: try bytes.read())
  }
}

extension ContentDigest {
  /// The key of a text at a path, with the requested detail.
  init(text bytes: UnsafeBufferPointer<UInt8>, path: String, _ detail: FactDetail) {
    let content = ContentDigest(of: bytes)
    self.init(of: content.bytes + [detail.rawValue] + path.utf8)
  }
}
