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
  /// What earlier runs have stored; nil without a folder.
  private let file: CacheFile?
  /// nil if this run stores nothing.
  private let writer: CacheWriter?
  private let memory: FactMemory?
  private let used = Mutex<Set<ContentDigest>>([])

  /// nil if the request wants no cache, or if the build of the program cannot be identified.
  init?(_ request: AnalysisRequest) {
    memory = request.cache.memory
    file = request.cacheFile(.facts)
    guard file != nil || memory != nil else { return nil }
    writer = request.cache.access == .readAndWrite ? file.map { CacheWriter(replacing: $0) } : nil
  }

  func contains(_ key: ContentDigest) -> Bool {
    memory?[key] != nil || file?.contains(key) ?? false
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
    let value: Value? = file?.value(key, reusing: &buffer)
    if value != nil { noteUse(of: key) }
    return value
  }

  private func noteUse(of key: ContentDigest) { _ = used.withLock { $0.insert(key) } }

  /// Adds the facts of a text that was parsed.
  func add(_ found: inout TextFacts, for key: ContentDigest) -> ReadText {
    add(found, for: key)
    let text = ReadText(&found)
    if let memory {
      memory.add(text, for: key)
      noteUse(of: key)
    }
    return text
  }

  /// Adds a value to the cache's file, if this run writes one.
  func add(_ value: some Storable, for key: ContentDigest) { writer?.add(value, for: key) }

  /// Removes from memory the entries that this run did not use.
  func forgetOthers() { memory?.keep(only: used.withLock { $0 }) }

  /// Saves this run's new entries for later runs.
  func save() {
    writer?.finish(used: used.withLock { $0 })
  }
}

extension CacheFile {
  /// nil if the key is unknown or its entry is damaged.
  func value<Value: Storable>(_ key: ContentDigest, reusing buffer: inout ReadBuffer) -> Value? {
    withEntry(key, reusing: &buffer) { bytes in
      guard var reader = try? ByteReader(bytes), let value = try? reader.read() as Value, reader.isAtEnd
      else { return nil }
      return value
    }
  }
}

extension CacheWriter {
  func add(_ value: some Storable, for key: ContentDigest) {
    var bytes = ByteWriter()
    bytes.write(value)
    add(key, bytes.finished())
  }
}

/// What the files of a cache folder hold.
enum CacheContent: String {
  case facts
  case points
}

extension AnalysisRequest {
  /// nil without a cache folder, or if the build of the program cannot be identified.
  func cacheFile(_ content: CacheContent) -> CacheFile? {
    guard let folder = cache.folder, let identity = programIdentity() else { return nil }
    let owner = ContentDigest(of: Array("\(toolVersion) ".utf8) + identity)
    // Cached paths are relative to the working directory, so each working directory has its own files.
    let name = CacheFile.name(for: workingDirectory, content.rawValue)
    return CacheFile(path: absolutePath("\(folder)/\(name)", in: workingDirectory), owner: owner)
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
package struct CacheUse: Hashable, Sendable {
  /// What a run does with the folder.
  package enum Access: Hashable, Sendable { case readOnly, readAndWrite }

  /// A cache folder, created if missing; relative to the working directory. nil for none.
  package var folder: String?
  package var access = Access.readAndWrite
  /// The facts that runs of this process have used; for verbs that analyse nearly the same sources several times.
  package var memory: FactMemory?

  package static let none = CacheUse()
  package static func folder(_ folder: String) -> CacheUse { CacheUse(folder: folder) }
  package static func memory(_ memory: FactMemory) -> CacheUse { CacheUse(memory: memory) }
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
