#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is read piecewise and never mapped into memory, so a concurrent truncation does no
/// harm.
package final class PieceFile: Sendable {
  /// The size when the file was opened.
  package let byteCount: Int
  private let descriptor: Int32

  /// `path` is relative to the process's folder; links are followed.
  package init(path: String) throws(ReadFailure) {
    let opened = try open(FilePath(asIs: Array(path.utf8)), links: .follow)
    var status = stat()
    guard fstat(opened, &status) == 0 else {
      let code = errno
      close(opened)
      throw ReadFailure(code: code)
    }
    let file = FileStatus(status)
    guard file.kind == .regular else {
      close(opened)
      throw .notRegular
    }
    descriptor = opened
    byteCount = file.byteCount
  }

  deinit { close(descriptor) }

  /// Passes the bytes of a range to `body`, which must not keep the pointer; nil where the file no longer has
  /// them.
  package func withBytes<Value>(
    _ range: Range<Int>, reusing buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value? {
    buffer.withRoom(range.count) { room in
      guard readAll(descriptor, into: room, at: UInt64(range.lowerBound)) else { return nil }
      return body(UnsafeBufferPointer(room.assumingMemoryBound(to: UInt8.self)))
    }
  }
}
