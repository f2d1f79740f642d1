import Foundation
import Synchronization
import Testing
import UntangleSourceFiles

/// Another program writes to the files while they are replaced: no edit of its may be lost.
@Suite("SourceFiles: writing meanwhile") struct MeanwhileTests {
  /// How a file system renames.
  enum System: CaseIterable, Sendable {
    case exchanging
    /// As on network drives.
    case moving
    /// As on memory cards: no file has a second name either.
    case movingOnly

    var operations: FileOperations {
      var operations = FileOperations.system
      if self != .exchanging {
        operations.exchange = { _, _ throws(WriteFailure) in throw .system(code: EINVAL) }
      }
      if self == .movingOnly {
        operations.addName = { _, _ throws(WriteFailure) in throw .system(code: EPERM) }
      }
      return operations
    }
  }

  /// How the other program writes.
  enum Editor: CaseIterable, Sendable {
    case inPlace
    /// A new file, moved onto the old one.
    case byMoving

    func write(_ text: String, to path: String) {
      switch self {
      case .inPlace:
        guard let stream = fopen(path, "wb") else { return }
        fputs(text, stream)
        fclose(stream)
      case .byMoving:
        guard let stream = fopen(path + ".edit", "wb") else { return }
        fputs(text, stream)
        fclose(stream)
        rename(path + ".edit", path)
      }
    }
  }

  private static let letters = ["a", "b", "c"]

  private func replaceThree(
    _ folder: borrowing TemporaryFolder, _ operations: FileOperations
  ) throws -> [String] {
    let path = folder.path
    for letter in Self.letters { try folder.write("\(letter).swift", letter) }
    let replacements = Self.letters.map { letter in
      FileReplacement(
        file: SourceFile(
          path: "\(letter).swift", openPath: Array("\(path)/\(letter).swift".utf8), byteCount: 0),
        old: Array(letter.utf8), new: Array(letter.uppercased().utf8))
    }
    return replace(replacements, with: operations).map { "\($0.path) \($0.reason)" }
  }

  private func contents(_ folder: borrowing TemporaryFolder) throws -> [String] {
    var contents: [String] = []
    for letter in Self.letters { contents.append(try folder.text("\(letter).swift")) }
    return contents
  }

  private func names(_ folder: borrowing TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Between the moves of the files: before the first, before the second, before the third.
  @Test(arguments: System.allCases, Editor.allCases)
  func anEditBeforeTheMoveStays(_ system: System, _ editor: Editor) throws {
    for edited in 0..<3 {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/\(Self.letters[edited]).swift"
      let done = Mutex(0)
      var operations = system.operations
      let exchange = operations.exchange
      operations.exchange = { first, second throws(WriteFailure) in
        if done.next() == edited { editor.write("edit", to: path) }
        try exchange(first, second)
      }
      let problems = try replaceThree(folder, operations)
      #expect(
        problems == [
          "\(Self.letters[edited]).swift cannot be written: it changed after it was analysed; run again"
        ])
      var expected = Self.letters
      expected[edited] = "edit"
      #expect(try contents(folder) == expected)
      #expect(try names(folder).count == 3)
    }
  }

  /// The first file is new already when the third cannot be written.
  @Test(arguments: System.allCases, Editor.allCases)
  func anEditIsNotTakenBack(_ system: System, _ editor: Editor) throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let done = Mutex(0)
    var operations = system.operations
    let exchange = operations.exchange
    operations.exchange = { first, second throws(WriteFailure) in
      if done.next() == 2 {
        editor.write("edit", to: "\(path)/a.swift")
        throw .system(code: EIO)
      }
      try exchange(first, second)
    }
    let problems = try replaceThree(folder, operations)
    #expect(
      problems == [
        "c.swift cannot be written: input/output error",
        "a.swift was written and then edited by another program; the edit stays, the content before is in "
          + "\(path)/a.swift.before-untangle",
      ])
    #expect(try contents(folder) == ["edit", "b", "c"])
    #expect(try folder.text("a.swift.before-untangle") == "a")
    #expect(try names(folder).count == 4)
  }

  @Test func anEditOfANewFileIsNotTakenAway() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write("a.swift", "a")
    var operations = FileOperations.system
    operations.exchange = { _, _ throws(WriteFailure) in
      Editor.byMoving.write("edit", to: "\(path)/Keys.swift")
      throw .system(code: EIO)
    }
    let file = { (name: String) in
      SourceFile(path: name, openPath: Array("\(path)/\(name)".utf8), byteCount: 0)
    }
    let problems = replace(
      [
        FileReplacement(file: file("Keys.swift"), old: nil, new: [75]),
        FileReplacement(file: file("a.swift"), old: [97], new: [65]),
      ], with: operations)
    #expect(problems.map(\.path) == ["a.swift", "Keys.swift"])
    #expect(problems.last?.reason == "was written and then edited by another program; the edit stays")
    #expect(try folder.text("Keys.swift") == "edit")
    #expect(try names(folder) == ["Keys.swift", "a.swift"])
  }

  /// Two edits, before the files change places and after: in its place is the last, and the other is not lost.
  @Test func ofTwoEditsNoneIsLost() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/b.swift"
    let done = Mutex(0)
    var operations = FileOperations.system
    operations.exchange = { first, second throws(WriteFailure) in
      let number = done.next()
      if number == 1 { Editor.byMoving.write("first", to: path) }
      if number == 2 { Editor.byMoving.write("second", to: path) }
      try FileOperations.system.exchange(first, second)
    }
    let problems = try replaceThree(folder, operations)
    #expect(
      problems == [
        "b.swift was edited twice while it was to be written; the later edit stays, the earlier is in "
          + "\(path).before-untangle"
      ])
    #expect(try contents(folder) == ["a", "second", "c"])
    #expect(try folder.text("b.swift.before-untangle") == "first")
  }

  /// An editor that has opened the file, and writes to it when it has lost its name.
  #if os(Linux)
    @Test func whoHasAFileOpenIsWaitedFor() throws {
      let folder = try TemporaryFolder()
      try folder.write("b.swift", "b")
      let descriptor = open("\(folder.path)/b.swift", O_WRONLY)
      var operations = FileOperations.system
      let done = Mutex(0)
      operations.exchange = { first, second throws(WriteFailure) in
        try FileOperations.system.exchange(first, second)
        guard done.next() == 1 else { return }
        Thread.detachNewThread {
          usleep(10_000)
          _ = write(descriptor, "B", 1)
          close(descriptor)
        }
      }
      let replacements = ["b"].map { name in
        FileReplacement(
          file: SourceFile(
            path: "b.swift", openPath: Array("\(folder.path)/b.swift".utf8), byteCount: 0),
          old: Array(name.utf8), new: Array("new".utf8))
      }
      _ = done.next()
      let problems = replace(replacements, with: operations)
      #expect(problems.map(\.reason) == ["cannot be written: it changed after it was analysed; run again"])
      #expect(try folder.text("b.swift") == "B")
    }

    @Test func whoKeepsAFileOpenKeepsItFromBeingWritten() throws {
      let folder = try TemporaryFolder()
      try folder.write("b.swift", "b")
      let descriptor = open("\(folder.path)/b.swift", O_WRONLY | O_APPEND)
      let problems = try replaceThreeWith(folder, descriptor)
      #expect(
        problems == ["b.swift cannot be written: another program has it open for writing; run again"])
      #expect(try folder.text("b.swift") == "b, and more")
    }

    private func replaceThreeWith(
      _ folder: borrowing TemporaryFolder, _ descriptor: Int32
    ) throws -> [String] {
      let file = SourceFile(path: "b.swift", openPath: Array("\(folder.path)/b.swift".utf8), byteCount: 0)
      let problems = replace([FileReplacement(file: file, old: Array("b".utf8), new: Array("B".utf8))])
      _ = write(descriptor, ", and more", 10)
      close(descriptor)
      return problems.map { "\($0.path) \($0.reason)" }
    }
  #endif
}

extension Mutex<Int> {
  /// 0 at first.
  borrowing fileprivate func next() -> Int {
    withLock { value in
      defer { value += 1 }
      return value
    }
  }
}
