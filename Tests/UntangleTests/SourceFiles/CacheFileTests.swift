import Foundation
import Testing
import UntangleSourceFiles

/// A cache gives back what was put in, or nothing.
struct CacheFileTests {
  private let owner = key("this build")

  private func file(_ folder: borrowing TemporaryFolder, owner: ContentDigest? = nil) -> CacheFile {
    CacheFile(path: "\(folder.path)/deep/er/A.cache", owner: owner ?? self.owner)
  }

  private func entry(_ name: String, in file: CacheFile) -> String? {
    var buffer = ReadBuffer()
    return file.withEntry(key(name), reusing: &buffer) { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ entries: [String: String], in file: CacheFile, used: [String] = []) {
    let writer = CacheWriter(replacing: file)
    for (name, text) in entries.sorted(by: { $0.key < $1.key }) { writer.add(key(name), Array(text.utf8)) }
    writer.finish(used: Set(used.map(key)))
  }

  private func names(in folder: borrowing TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/deep/er").sorted()
  }

  @Test func givesBackWhatWasPutIn() throws {
    let folder = try TemporaryFolder()
    #expect(entry("a", in: file(folder)) == nil)
    write(["a": "first", "b": "", "c": String(repeating: "x", count: 3_000_000)], in: file(folder))
    let written = file(folder)
    #expect(entry("a", in: written) == "first")
    #expect(entry("b", in: written) == "")
    #expect(entry("c", in: written)?.count == 3_000_000)
    #expect(entry("d", in: written) == nil)
    #expect(try names(in: folder) == [".gitignore", "A.cache", "CACHEDIR.TAG"])
    #expect(try folder.text("deep/er/.gitignore") == "*\n")
  }

  @Test func keepsWhatWasOfUse() throws {
    let folder = try TemporaryFolder()
    write(["a": "first", "b": "second"], in: file(folder))
    write(["c": "third"], in: file(folder), used: ["b"])
    let written = file(folder)
    #expect(entry("b", in: written) == "second")
    #expect(entry("c", in: written) == "third")
  }

  @Test func addsNothingWithoutBeingAsked() throws {
    let folder = try TemporaryFolder()
    write([:], in: file(folder))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/deep"))
  }

  /// As much as all that is of use, no more, and the last used first.
  @Test func dropsWhatWasOfNoUseForLong() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: 1_000)
    for number in 0..<10 { write(["\(number)": text], in: file(folder), used: ["\(number - 1)"]) }
    let last = file(folder)
    #expect((0..<10).filter { entry("\($0)", in: last) != nil } == [6, 7, 8, 9])
  }

  @Test func isOfOneBuildOfTheProgramOnly() throws {
    let folder = try TemporaryFolder()
    write(["a": "first"], in: file(folder))
    #expect(entry("a", in: file(folder, owner: key("another build"))) == nil)
    write(["b": "second"], in: file(folder, owner: key("another build")))
    #expect(entry("a", in: file(folder)) == nil)
    #expect(entry("b", in: file(folder, owner: key("another build"))) == "second")
  }

  /// Every byte of a small file turned around, and every way to cut it off.
  @Test func whatIsDamagedIsMissing() throws {
    let folder = try TemporaryFolder()
    write(["a": "first", "b": "second"], in: file(folder))
    let path = "\(folder.path)/deep/er/A.cache"
    let whole = try Array(Data(contentsOf: URL(filePath: path)))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0xFF
      try Data(damaged).write(to: URL(filePath: path))
      let read = file(folder)
      for (name, text) in ["a": "first", "b": "second"] {
        let found = entry(name, in: read)
        #expect(found == nil || found == text, "byte \(index)")
      }
      #expect(entry("a", in: read) == nil || entry("b", in: read) == nil, "byte \(index)")
    }
    for count in whole.indices {
      try Data(whole[..<count]).write(to: URL(filePath: path))
      #expect(entry("a", in: file(folder)) == nil)
    }
    write(["c": "third"], in: file(folder))
    #expect(entry("c", in: file(folder)) == "third")
  }

  @Test func whatIsNoFileIsEmptyAndStays() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("deep/er/A.cache")
    #expect(entry("a", in: file(folder)) == nil)
    write(["a": "first"], in: file(folder))
    #expect(entry("a", in: file(folder)) == nil)
    #expect(try names(in: folder) == ["A.cache"])
  }

  @Test func aLinkIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    write(["a": "first"], in: file(folder))
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/deep/er/A.cache", toPath: "\(folder.path)/elsewhere")
    try folder.link("deep/er/A.cache", to: "\(folder.path)/elsewhere")
    #expect(entry("a", in: file(folder)) == nil)
    write(["b": "second"], in: file(folder))
    #expect(entry("b", in: file(folder)) == "second")
    #expect(CacheFile(path: "\(folder.path)/elsewhere", owner: owner).contains(key("a")))
  }

  @Test func aFolderThatCannotBeMadeIsNoTrouble() throws {
    let folder = try TemporaryFolder()
    try folder.write("deep", "a file")
    write(["a": "first"], in: file(folder))
    #expect(entry("a", in: file(folder)) == nil)
    #expect(try folder.text("deep") == "a file")
  }

  /// Whoever has the old file open goes on reading it.
  @Test func ofTwoThatWriteOneWins() throws {
    let folder = try TemporaryFolder()
    write(["a": "first"], in: file(folder))
    let (one, other) = (file(folder), file(folder))
    write(["b": "second"], in: one, used: ["a"])
    #expect(entry("a", in: other) == "first")
    write(["c": "third"], in: other, used: ["a"])
    let last = file(folder)
    #expect(entry("a", in: last) == "first")
    #expect(entry("b", in: last) == nil)
    #expect(entry("c", in: last) == "third")
    #expect(try names(in: folder) == [".gitignore", "A.cache", "CACHEDIR.TAG"])
  }

  @Test func takesEntriesFromManyThreads() async throws {
    let folder = try TemporaryFolder()
    let writer = CacheWriter(replacing: file(folder))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<500 {
        group.addTask { writer.add(key("\(number)"), Array(repeating: UInt8(number % 256), count: number)) }
      }
    }
    writer.finish(used: [])
    let written = file(folder)
    var buffer = ReadBuffer()
    for number in 0..<500 {
      let isWhole = written.withEntry(key("\(number)"), reusing: &buffer) {
        $0.count == number && $0.allSatisfy { $0 == UInt8(number % 256) }
      }
      #expect(isWhole == true, "\(number)")
    }
  }

  @Test func whatNobodyWroteForLongIsRemoved() throws {
    let folder = try TemporaryFolder()
    let name = CacheFile.name(for: "/a/project", "facts")
    let old = [name, "\(name).4711"]
    let kept = ["\(CacheFile.name(for: "/another", "facts"))", "notes.cache", "\(name.dropFirst())"]
    for name in old + kept { try folder.write("deep/er/\(name)") }
    let longAgo = Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)
    for name in old + kept.dropFirst() {
      try FileManager.default.setAttributes(
        [.modificationDate: longAgo], ofItemAtPath: "\(folder.path)/deep/er/\(name)")
    }
    write(["a": "first"], in: file(folder))
    #expect(try names(in: folder) == (["A.cache"] + kept).sorted())
  }

  /// A run that ends early leaves nothing behind.
  @Test func whatIsNotFinishedIsGone() throws {
    let folder = try TemporaryFolder()
    do {
      let writer = CacheWriter(replacing: file(folder))
      writer.add(key("a"), [1])
    }
    #expect(try names(in: folder) == [".gitignore", "CACHEDIR.TAG"])
  }
}

private func key(_ name: String) -> ContentDigest { ContentDigest(of: Array(name.utf8)) }
