import Foundation
import Testing
import UntangleSourceFiles

@Suite("SourceFiles: reading") struct ReadingTests {
  private func read(_ path: String, limit: Int = ReadFailure.usualLimit) throws(ReadFailure)
    -> [UInt8]
  {
    var buffer = ReadBuffer()
    let file = SourceFile(path: "x.swift", openPath: Array(path.utf8), byteCount: 0)
    return try withSourceBytes(of: file, reusing: &buffer, limit: limit) { Array($0) }
  }

  @Test func usesOneBufferForManyFiles() throws {
    let folder = try TemporaryFolder()
    var buffer = ReadBuffer()
    for size in [10, 200_000, 0, 65_536, 65_535, 3] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
      try folder.write("a.swift", bytes: bytes)
      let file = folder.discover().files[0]
      #expect(try withSourceBytes(of: file, reusing: &buffer) { Array($0) } == bytes)
    }
  }

  @Test func readsFilesOfUnknownSize() throws {
    #if os(Linux)
      #expect(try !read("/proc/self/status").isEmpty)
    #endif
  }

  @Test func tellsWhyNot() throws {
    let folder = try TemporaryFolder()
    try folder.write("big.swift", bytes: Array(repeating: 0x20, count: 101))
    try #require(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    #expect(throws: ReadFailure.disappeared) { try read("\(folder.path)/gone.swift") }
    #expect(throws: ReadFailure.notRegular) { try read("\(folder.path)/pipe.swift") }
    #expect(throws: ReadFailure.notRegular) { try read(folder.path) }
    #expect(throws: ReadFailure.tooLarge(limit: 100)) {
      try read("\(folder.path)/big.swift", limit: 100)
    }
    #expect(try read("\(folder.path)/big.swift", limit: 101).count == 101)
  }

  @Test(.enabled(if: getuid() != 0)) func tellsOfMissingPermission() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    try #require(chmod("\(folder.path)/a.swift", 0) == 0)
    #expect(throws: ReadFailure.permissionDenied) { try read("\(folder.path)/a.swift") }
  }

  @Test(arguments: [
    (ReadFailure.disappeared, "disappeared while it was being read"),
    (.permissionDenied, "cannot be read: permission denied"),
    (.notRegular, "is not a regular file"),
    (.tooLarge(limit: 10_000_000), "is larger than the limit of 10000000 bytes"),
    (.system(code: EIO), "cannot be read: input/output error"),
  ]) func describesItself(_ failure: ReadFailure, _ reason: String) {
    #expect(failure.problem(about: "a.swift") == Problem(path: "a.swift", reason: reason))
  }
}
