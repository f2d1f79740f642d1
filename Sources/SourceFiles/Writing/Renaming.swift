#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Variants of `rename`. They return the error number: 0 on success, and `ENOSYS`, `ENOTSUP` or `EINVAL`
/// where the system or the file system does not support them.
enum Renaming {
  /// Exchanges two files atomically.
  static func exchange(_ path: FilePath, _ other: FilePath) -> Int32 {
    #if canImport(Darwin)
      call(path, other) { renamex_np($0.0, $0.1, UInt32(RENAME_SWAP)) }
    #else
      call(path, other) { renameAt2?(AT_FDCWD, $0.0, AT_FDCWD, $0.1, 2) }
    #endif
  }

  /// Fails with `EEXIST` where the new name exists.
  static func toFreeName(_ path: FilePath, _ other: FilePath) -> Int32 {
    #if canImport(Darwin)
      call(path, other) { renamex_np($0.0, $0.1, UInt32(RENAME_EXCL)) }
    #else
      call(path, other) { renameAt2?(AT_FDCWD, $0.0, AT_FDCWD, $0.1, 1) }
    #endif
  }

  private typealias Names = (UnsafePointer<CChar>, UnsafePointer<CChar>)

  private static func call(_ path: FilePath, _ other: FilePath, _ rename: (Names) -> Int32?) -> Int32 {
    let result = path.withCString { old in other.withCString { rename((old, $0)) } }
    guard let result else { return ENOSYS }
    return result == 0 ? 0 : errno
  }

  #if !canImport(Darwin)
    private typealias RenameAt2 =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// The C library hides it from Swift, and old versions lack it.
    private static let renameAt2: RenameAt2? = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: RenameAt2.self)
    }
  #endif
}
