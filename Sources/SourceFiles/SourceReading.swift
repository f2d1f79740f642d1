#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A buffer that one thread reuses for all files it reads. It grows to the largest of them.
package struct ReadBuffer: Sendable {
  fileprivate var storage: [UInt8] = []

  package init() {}

  /// Provides room for `count` bytes with arbitrary content.
  mutating func withRoom<Value>(_ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Value) -> Value {
    storage.grow(to: count)
    return storage.withUnsafeMutableBytes { body(UnsafeMutableRawBufferPointer(rebasing: $0[..<count])) }
  }
}

extension ReadFailure {
  /// The default limit of a file's size, in bytes.
  package static let usualLimit = 10_000_000
}

/// Passes the file's bytes to `body`, which must not keep the pointer: the next file overwrites them.
package func withSourceBytes<Value>(
  of file: SourceFile, reusing buffer: inout ReadBuffer, limit: Int = ReadFailure.usualLimit,
  _ body: (UnsafeBufferPointer<UInt8>) -> Value
) throws(ReadFailure) -> Value {
  let count = try read(FilePath(asIs: file.openPath), into: &buffer.storage, limit: limit, links: .follow)
  return buffer.storage.withUnsafeBufferPointer {
    body(UnsafeBufferPointer(rebasing: $0[..<count]))
  }
}

enum LinkRule {
  case follow
  /// Treats a link as unreadable.
  case refuse
}

/// The content of a small file; nil where it cannot be read.
func contents(
  of path: FilePath, links: LinkRule, limit: Int = ReadFailure.usualLimit
) -> [UInt8]? {
  var storage: [UInt8] = []
  guard let count = try? read(path, into: &storage, limit: limit, links: links)
  else { return nil }
  return Array(storage[..<count])
}

/// The content of a file that the user named, other than a source; nil where it does not exist.
package func namedFile(_ path: String) throws(ReadFailure) -> [UInt8]? {
  var storage: [UInt8] = []
  do {
    let count = try read(
      FilePath(asIs: systemPath(path)), into: &storage, limit: ReadFailure.usualLimit, links: .follow)
    return Array(storage[..<count])
  } catch ReadFailure.disappeared {
    return nil
  }
}

/// Returns the number of bytes read.
private func read(
  _ path: FilePath, into storage: inout [UInt8], limit: Int, links: LinkRule
) throws(ReadFailure) -> Int {
  let descriptor = try open(path, links: links)
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw ReadFailure(code: errno) }
  let file = FileStatus(status)
  guard file.kind == .regular else { throw .notRegular }
  guard file.byteCount <= limit else { throw .tooLarge(limit: limit) }
  // One byte more than expected, so that the end of the file shows without another growth.
  storage.grow(to: file.byteCount + 1)
  var count = 0
  while true {
    let added = try read(descriptor, into: &storage, at: count)
    guard added > 0 else { return count }
    count += added
    guard count <= limit else { throw .tooLarge(limit: limit) }
    if count == storage.count { storage.grow(to: count + 1) }
  }
}

/// Never blocks: a pipe that replaced the file opens at once and is rejected later.
func open(_ path: FilePath, links: LinkRule) throws(ReadFailure) -> Int32 {
  let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (links == .refuse ? O_NOFOLLOW : 0)
  while true {
    let descriptor = path.withCString { open($0, flags) }
    if descriptor >= 0 { return descriptor }
    // Opening a socket fails with "no such device".
    if errno == ENXIO { throw .notRegular }
    guard errno == EINTR else { throw ReadFailure(code: errno) }
  }
}

private func read(
  _ descriptor: Int32, into storage: inout [UInt8], at offset: Int
) throws(ReadFailure) -> Int {
  while true {
    let added = storage.withUnsafeMutableBytes {
      read(descriptor, $0.baseAddress! + offset, $0.count - offset)
    }
    if added >= 0 { return added }
    guard errno == EINTR else { throw ReadFailure(code: errno) }
  }
}

extension [UInt8] {
  /// Grows to a power of two of at least 64 KiB, so that a thousand files need few reallocations.
  fileprivate mutating func grow(to needed: Int) {
    guard needed > count else { return }
    var size = Swift.max(count, 1 << 16)
    while size < needed { size *= 2 }
    append(contentsOf: [UInt8](repeating: 0, count: size - count))
  }
}
