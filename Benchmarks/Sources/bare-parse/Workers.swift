import FileReading
import SwiftParser
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parses all files on threads of its own: each takes the next file from one shared index.
final class Workers: Sendable {
  /// The parser recurses, so a thread has room for deep nesting; untouched stack costs address space only.
  private static let stackSize = 64 << 20

  private let paths: [String]
  private let next = Atomic(0)
  private let parsedFiles = Atomic(0)
  private let parsedBytes = Atomic(0)

  init(_ paths: [String]) {
    self.paths = paths
  }

  var files: Int { parsedFiles.load(ordering: .relaxed) }
  var bytes: Int { parsedBytes.load(ordering: .relaxed) }

  func run(threads count: Int) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    for thread in (0..<count).map({ _ in start(&attributes) }) {
      pthread_join(thread, nil)
    }
  }

  private func start(_ attributes: inout pthread_attr_t) -> pthread_t {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(self).toOpaque()
    let failure = pthread_create(&thread, &attributes, threadBody, context)
    precondition(failure == 0, "cannot start a thread")
    #if canImport(Darwin)
      return thread!
    #else
      return thread
    #endif
  }

  fileprivate func work() {
    let reader = FileReader()
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < paths.count else { return }
      parse(paths[index], with: reader)
    }
  }

  private func parse(_ path: String, with reader: FileReader) {
    let size = reader.withBytes(of: path) { bytes in
      _ = Parser.parse(source: bytes, maximumNestingLevel: 256)
      return bytes.count
    }
    guard let size else { return complain("bare-parse: cannot read \(path)") }
    parsedFiles.add(1, ordering: .relaxed)
    parsedBytes.add(size, ordering: .relaxed)
  }
}

#if canImport(Darwin)
  private func threadBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Workers>.fromOpaque(context).takeRetainedValue().work()
    return nil
  }
#else
  private func threadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    Unmanaged<Workers>.fromOpaque(context!).takeRetainedValue().work()
    return nil
  }
#endif
