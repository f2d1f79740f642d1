#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file to analyse that was found but not read yet.
package struct SourceFile: Hashable, Sendable {
  /// As users see it: relative to the working directory with `/`, or absolute if it was named so from
  /// outside.
  ///
  /// Bytes that are not UTF-8 and control characters appear as `\xNN`, so this path may not open the file.
  package var path: String
  /// The absolute path as the bytes of the file system, for opening.
  package var openPath: [UInt8]
  /// The size when the file was found; it may differ when the file is read.
  package var byteCount: Int

  package init(path: String, openPath: [UInt8], byteCount: Int) {
    self.path = path
    self.openPath = openPath
    self.byteCount = byteCount
  }
}

extension SourceFile: Comparable {
  /// Ordered by bytes. `String`'s order treats canonically equivalent names as equal.
  package static func < (left: SourceFile, right: SourceFile) -> Bool {
    if left.path.precedesByBytes(right.path) { return true }
    if right.path.precedesByBytes(left.path) { return false }
    return left.openPath.lexicographicallyPrecedes(right.openPath)
  }
}

extension String {
  /// Compares by bytes: `<` treats canonically equivalent names as equal.
  package func precedesByBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in left.order(to: right) }
    }
    return (order ?? nil).map { $0 < 0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Negative where `self` sorts first.
  fileprivate func order(to other: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = baseAddress, let otherStart = other.baseAddress else {
      return count - other.count
    }
    let order = memcmp(start, otherStart, Swift.min(count, other.count))
    return order == 0 ? count - other.count : Int(order)
  }
}
