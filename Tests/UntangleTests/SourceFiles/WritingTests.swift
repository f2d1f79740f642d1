import Foundation
import Synchronization
import Testing
import UntangleSourceFiles

@Suite("SourceFiles: writing") struct WritingTests {
  private func replacement(
    _ folder: borrowing TemporaryFolder, _ name: String, _ old: String, _ new: String
  ) -> FileReplacement {
    FileReplacement(
      file: SourceFile(path: name, openPath: Array("\(folder.path)/\(name)".utf8), byteCount: 0),
      old: Array(old.utf8), new: Array(new.utf8))
  }

  private func text(_ folder: borrowing TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  private func names(_ folder: borrowing TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func reasons(_ problems: [Problem]) -> [String] { problems.map { "\($0.path) \($0.reason)" } }

  @Test func replacesAllAndLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try folder.write("B.swift", "b")
    let problems = replace([
      replacement(folder, "A.swift", "a", "A"), replacement(folder, "B.swift", "b", ""),
    ])
    #expect(problems.isEmpty)
    #expect(try text(folder, "A.swift") == "A")
    #expect(try text(folder, "B.swift") == "")
    #expect(try names(folder) == ["A.swift", "B.swift"])
  }

  private func addition(
    _ folder: borrowing TemporaryFolder, _ name: String, _ new: String
  ) -> FileReplacement {
    var addition = replacement(folder, name, "", new)
    addition.old = nil
    return addition
  }

  @Test func makesNewFilesBesideChangedOnes() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    #expect(replace([replacement(folder, "A.swift", "a", "A"), addition(folder, "B.swift", "b")]).isEmpty)
    #expect(try text(folder, "A.swift") == "A")
    #expect(try text(folder, "B.swift") == "b")
    #expect(try names(folder) == ["A.swift", "B.swift"])
    var status = stat()
    #expect(stat("\(folder.path)/B.swift", &status) == 0)
    #expect(status.st_mode & 0o7111 == 0)
  }

  @Test func changesNothingWhereANewFileIsThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try folder.link("B.swift", to: "nowhere")
    let problems = replace([replacement(folder, "A.swift", "a", "A"), addition(folder, "B.swift", "b")])
    #expect(reasons(problems) == ["B.swift is there already; name another file"])
    let other = replace([replacement(folder, "A.swift", "a", "A"), addition(folder, "no/B.swift", "b")])
    #expect(reasons(other) == ["no/B.swift cannot be written: its folder does not exist"])
    #expect(try text(folder, "A.swift") == "a")
    #expect(try names(folder) == ["A.swift", "B.swift"])
  }

  @Test func takesNewFilesAwayWhereALaterStepFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    var operations = FileOperations.system
    operations.exchange = { _, _ throws(WriteFailure) in throw .readOnly }
    let problems = replace(
      [addition(folder, "B.swift", "b"), replacement(folder, "A.swift", "a", "A")], with: operations)
    #expect(reasons(problems) == ["A.swift cannot be written: it is read-only"])
    #expect(try names(folder) == ["A.swift"])
    #expect(try text(folder, "A.swift") == "a")
  }

  @Test func leavesAFileAloneThatCameUpMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    var operations = FileOperations.system
    operations.create = { name, content, model throws(WriteFailure) in
      try FileOperations.system.create(name, content, model)
      _ = FileManager.default.createFile(atPath: "\(path)/B.swift", contents: Data("mine".utf8))
    }
    let problems = replace([addition(folder, "B.swift", "b")], with: operations)
    #expect(reasons(problems) == ["B.swift is there already; name another file"])
    #expect(try text(folder, "B.swift") == "mine")
    #expect(try names(folder) == ["B.swift"])
  }

  @Test(arguments: [0o644, 0o755, 0o600, 0o664, 0o4755]) func keepsPermissions(_ mode: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try #require(chmod("\(folder.path)/A.swift", mode_t(mode)) == 0)
    #expect(replace([replacement(folder, "A.swift", "a", "A")]).isEmpty)
    var status = stat()
    #expect(stat("\(folder.path)/A.swift", &status) == 0)
    #expect(status.st_mode & 0o7777 == mode_t(mode))
  }

  @Test func writesThroughLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/A.swift", "a")
    try folder.link("middle.swift", to: "real/A.swift")
    try folder.link("B.swift", to: "middle.swift")
    #expect(replace([replacement(folder, "B.swift", "a", "A")]).isEmpty)
    #expect(try text(folder, "real/A.swift") == "A")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/B.swift")
        == "middle.swift")
    #expect(try names(folder) == ["B.swift", "middle.swift", "real"])
  }

  @Test func tellsOfAllFilesThatChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try folder.write("B.swift", "other")
    let problems = replace([
      replacement(folder, "A.swift", "a", "A"), replacement(folder, "B.swift", "b", "B"),
      replacement(folder, "C.swift", "c", "C"),
    ])
    #expect(
      reasons(problems) == [
        "B.swift cannot be written: it changed after it was analysed; run again",
        "C.swift disappeared while it was being read",
      ])
    #expect(try text(folder, "A.swift") == "a")
    #expect(try names(folder) == ["A.swift", "B.swift"])
  }

  @Test func leavesAFolderAloneThatTookTheFilesPlace() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("A.swift")
    #expect(
      reasons(replace([replacement(folder, "A.swift", "a", "A")])) == [
        "A.swift is not a regular file"
      ])
  }

  @Test(.enabled(if: getuid() != 0)) func refusesReadOnlyFilesAndFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try #require(chmod("\(folder.path)/A.swift", 0o444) == 0)
    #expect(
      reasons(replace([replacement(folder, "A.swift", "a", "A")])) == [
        "A.swift cannot be written: it is read-only"
      ])
    try #require(chmod("\(folder.path)/A.swift", 0o644) == 0)
    try #require(chmod(folder.path, 0o555) == 0)
    #expect(
      reasons(replace([replacement(folder, "A.swift", "a", "A")])) == [
        "A.swift cannot be written: its folder allows no new files"
      ])
    try #require(chmod(folder.path, 0o755) == 0)
    #expect(try text(folder, "A.swift") == "a")
  }

  /// What the system does, but for the calls that are counted out to fail.
  private enum Failing: Sendable { case create, addName, exchange }

  private func operations(
    _ failing: Failing, _ failure: WriteFailure = .system(code: ENOSPC),
    at calls: ClosedRange<Int>
  ) -> FileOperations {
    var operations = FileOperations.system
    let system = operations
    let counter = Counter()
    switch failing {
    case .create:
      operations.create = { path, content, model throws(WriteFailure) in
        if calls.contains(counter.next()) { throw failure }
        try system.create(path, content, model)
      }
    case .addName:
      operations.addName = { path, second throws(WriteFailure) in
        if calls.contains(counter.next()) { throw failure }
        try system.addName(path, second)
      }
    case .exchange:
      operations.exchange = { path, other throws(WriteFailure) in
        if calls.contains(counter.next()) { throw failure }
        try system.exchange(path, other)
      }
    }
    return operations
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func next() -> Int {
      value.withLock {
        $0 += 1
        return $0
      }
    }
  }

  private static let letters = ["a", "b", "c"]

  private func replaceThree(
    _ folder: borrowing TemporaryFolder, _ operations: FileOperations
  ) throws -> [Problem] {
    for letter in Self.letters { try folder.write("\(letter).swift", letter) }
    return replace(
      Self.letters.map { replacement(folder, "\($0).swift", $0, $0.uppercased()) }, with: operations)
  }

  private func contents(_ folder: borrowing TemporaryFolder) throws -> [String] {
    var contents: [String] = []
    for letter in Self.letters { contents.append(try text(folder, "\(letter).swift")) }
    return contents
  }

  @Test(arguments: 1...3) func changesNothingOnAFullDisk(_ call: Int) throws {
    let folder = try TemporaryFolder()
    let problems = try replaceThree(folder, operations(.create, at: call...call))
    #expect(
      reasons(problems) == [
        "\(Self.letters[call - 1]).swift cannot be written: no space left on device"
      ])
    #expect(try contents(folder) == ["a", "b", "c"])
    #expect(try names(folder).count == 3)
  }

  @Test(arguments: 1...3) func putsBackWhatWasDone(_ call: Int) throws {
    let folder = try TemporaryFolder()
    let problems = try replaceThree(folder, operations(.exchange, .system(code: EIO), at: call...call))
    #expect(
      reasons(problems) == ["\(Self.letters[call - 1]).swift cannot be written: input/output error"])
    #expect(try contents(folder) == ["a", "b", "c"])
    #expect(try names(folder).count == 3)
  }

  @Test func keepsTheOldContentThatItCannotPutBack() throws {
    let folder = try TemporaryFolder()
    let problems = try replaceThree(folder, operations(.exchange, .system(code: EIO), at: 2...9))
    #expect(problems.map(\.path) == ["b.swift", "a.swift"])
    let kept = try #require(problems.last?.reason.split(separator: " ").last.map(String.init))
    #expect(problems.last?.reason.hasPrefix("is changed and could not be put back") == true)
    #expect(kept == "\(folder.path)/a.swift.before-untangle")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "a")
    #expect(try contents(folder) == ["A", "b", "c"])
    #expect(try names(folder).count == 4)
  }

  @Test(arguments: 0...3) func stopsBetweenTwoSteps(_ moves: Int) throws {
    let folder = try TemporaryFolder()
    var operations = FileOperations.system
    let counter = Counter()
    operations.exchange = { path, other throws(WriteFailure) in
      _ = counter.next()
      try FileOperations.system.exchange(path, other)
    }
    operations.pace = { counter.count == moves ? .stop : .on }
    let problems = try replaceThree(folder, operations)
    #expect(try names(folder).count == 3)
    guard moves < 3 else { return #expect(problems.isEmpty) }
    #expect(reasons(problems) == ["\(Self.letters[moves]).swift was not written: the run was stopped"])
    #expect(try contents(folder) == ["a", "b", "c"])
  }
}
