import Foundation
import Testing
import UntangleSourceFiles

@Suite("SourceFiles: discovery") struct DiscoveryTests {
  @Test func findsSwiftFilesSortedByBytes() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b/a.swift", "b.swift", "a.swift", "é.swift", "B.swift", "a.txt", "a.swiftinterface",
    ] {
      try folder.write(name, "let a = 1")
    }
    let found = folder.discover()
    #expect(found.paths == ["B.swift", "a.swift", "b.swift", "b/a.swift", "é.swift"])
    #expect(found.files.map(\.byteCount) == [9, 9, 9, 9, 9])
    #expect(found.problems.isEmpty)
  }

  @Test func passesOverHiddenAndFetchedFoldersUnlessNamed() throws {
    let folder = try TemporaryFolder()
    for name in [".build", "Pods", "Carthage", "DerivedData", "node_modules", ".git", "in/.hidden"] {
      try folder.write("\(name)/a.swift")
    }
    try folder.write(".a.swift")
    #expect(folder.discover().paths.isEmpty)
    #expect(folder.discover("Pods", "in/.hidden").paths == ["Pods/a.swift", "in/.hidden/a.swift"])
    #expect(folder.discover(".a.swift").paths == [".a.swift"])
  }

  @Test func walksFoldersNamedLikeFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.swift/y.swift")
    #expect(folder.discover().paths == ["x.swift/y.swift"])
  }

  @Test func takesNamedFilesOfAnyExtensionOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("script", "print(1)")
    try folder.write("a.swift")
    #expect(folder.discover("script", ".", "./a.swift", "script").paths == ["a.swift", "script"])
  }

  #if os(Linux)
    /// One letter, composed and decomposed: two files where the file system tells them apart.
    @Test func takesBothSpellingsOfAnAccent() throws {
      let folder = try TemporaryFolder()
      let names = ["e\u{301}.swift", "\u{e9}.swift"]
      for name in names { try folder.write(name) }
      #expect(folder.discover().files.map { Array($0.path.utf8) } == names.map { Array($0.utf8) })
      #expect(folder.discover(names[1], names[0]).files.count == 2)
    }
  #endif

  @Test func showsPathsFromTheWorkingDirectory() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/a.swift")
    try folder.write("out/b.swift")
    #expect(folder.discover("../out", ".", from: "in").paths == ["../out/b.swift", "a.swift"])
    let absolute = folder.discover("\(folder.path)/out", "\(folder.path)/in", from: "in")
    #expect(absolute.paths == ["\(folder.path)/out/b.swift", "a.swift"])
    #expect(folder.discover("../in/./a.swift", from: "in").paths == ["a.swift"])
  }

  @Test func tellsOfMissingPathsWithTheNearestName() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App/Main.swift")
    #expect(folder.discover("sorces").told == ["sorces does not exist; did you mean 'Sources'?"])
    #expect(
      folder.discover("Source/App").told == [
        "Source/App does not exist; did you mean 'Sources/App'?"
      ])
    #expect(folder.discover("Zebra").told == ["Zebra does not exist"])
    #expect(
      folder.discover("Sources/App/Main.swift/x").told.first?.contains("does not exist") == true)
    #expect(folder.discover("").told == ["'' is an empty path"])
  }

  @Test func neverOpensPipes() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    try #require(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    try #require(mkfifo("\(folder.path)/other", 0o600) == 0)
    let found = folder.discover()
    #expect(found.paths == ["a.swift"])
    #expect(found.told == ["pipe.swift is not a regular file"])
    #expect(folder.discover("other").told == ["other is not a regular file"])
  }

  @Test(.enabled(if: getuid() != 0)) func tellsOfUnreadableFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    try folder.write("closed/b.swift")
    try #require(chmod("\(folder.path)/closed", 0) == 0)
    let found = folder.discover()
    chmod("\(folder.path)/closed", 0o700)
    #expect(found.paths == ["a.swift"])
    #expect(found.told == ["closed cannot be read: permission denied"])
  }

  #if os(Linux)
    @Test func opensNamesThatAreNotUTF8() throws {
      let folder = try TemporaryFolder()
      let name: [CChar] =
        Array("\(folder.path)/".utf8CString.dropLast()) + [
          CChar(bitPattern: 0xFF), 0x0A, 0x2E, 0x73, 0x77, 0x69, 0x66, 0x74, 0,
        ]
      let stream = try #require(fopen(name, "wb"))
      fputs("hello", stream)
      fclose(stream)
      let found = folder.discover()
      #expect(found.paths == ["\\xFF\\x0A.swift"])
      var buffer = ReadBuffer()
      #expect(try withSourceBytes(of: found.files[0], reusing: &buffer) { $0.count } == 5)
    }
  #endif

  @Test func walksDeepAndWideFolders() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 1_000).joined(separator: "/")
    try folder.write("\(deep)/a.swift")
    for index in 0..<200 { try folder.write("wide/\(index).swift") }
    let found = folder.discover()
    #expect(found.files.count == 201)
    #expect(found.problems.isEmpty)
  }
}
