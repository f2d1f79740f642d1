#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads one file after the other into the same memory, which grows to the largest of them.
package final class FileReader {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  package init() {}

  deinit {
    memory.deallocate()
  }

  /// Calls `body` with the file's bytes, which are valid only while it runs; nil where the file cannot be read.
  package func withBytes<Result>(
    of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    guard let count = load(path) else { return nil }
    let bytes = UnsafeRawBufferPointer(rebasing: memory[..<count])
    return body(bytes.assumingMemoryBound(to: UInt8.self))
  }

  private func load(_ path: String) -> Int? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let size = Int(status.st_size)
    reserve(size)
    return fill(from: descriptor, upTo: size)
  }

  private func reserve(_ size: Int) {
    guard size > memory.count else { return }
    memory.deallocate()
    memory = .allocate(byteCount: size, alignment: 16)
  }

  private func fill(from descriptor: Int32, upTo size: Int) -> Int? {
    var filled = 0
    while filled < size {
      let count = read(descriptor, memory.baseAddress! + filled, size - filled)
      guard count >= 0 else { return nil }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}
