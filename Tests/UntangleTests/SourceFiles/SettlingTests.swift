import Foundation
import Synchronization
import Testing
import UntangleSourceFiles

/// Runs that are ended between any two steps, as by SIGKILL, and what a later run makes of what they leave.
///
/// A hook copies the folder before each step: the copy is what a run would leave that is ended there.
@Suite("SourceFiles: settling") struct SettlingTests {
  private static let letters = ["A/a", "A/b", "B/c"]

  private func replacements(_ folder: String) -> [FileReplacement] {
    func file(_ name: String) -> SourceFile {
      SourceFile(path: name, openPath: Array("\(folder)/\(name)".utf8), byteCount: 0)
    }
    return Self.letters.map { name in
      FileReplacement(
        file: file("\(name).swift"), old: Array(name.utf8), new: Array(name.uppercased().utf8))
    } + [FileReplacement(file: file("B/New.swift"), old: nil, new: Array("new".utf8))]
  }

  private func prepare(_ folder: borrowing TemporaryFolder) throws {
    for name in Self.letters { try folder.write("run/\(name).swift", name) }
  }

  /// Runs, and copies the folder `run` before each step to `0`, `1`, …; gives how many there are.
  private func copies(
    _ folder: borrowing TemporaryFolder, _ system: MeanwhileTests.System, failingAt failing: Int? = nil
  ) throws -> Int {
    try prepare(folder)
    let path = folder.path
    let count = Mutex(0)
    let copy: @Sendable () -> Int = {
      count.withLock { count in
        try? FileManager.default.copyItem(atPath: "\(path)/run", toPath: "\(path)/\(count)")
        count += 1
        return count - 1
      }
    }
    let plain = system.operations
    var operations = plain
    operations.create = { first, content, model throws(WriteFailure) in
      _ = copy()
      try plain.create(first, content, model)
    }
    operations.addName = { first, second throws(WriteFailure) in
      _ = copy()
      try plain.addName(first, second)
    }
    operations.move = { first, second throws(WriteFailure) in
      _ = copy()
      try plain.move(first, second)
    }
    operations.moveToFreeName = { first, second throws(WriteFailure) in
      _ = copy()
      try plain.moveToFreeName(first, second)
    }
    operations.exchange = { first, second throws(WriteFailure) in
      if copy() == failing { throw .system(code: EIO) }
      try plain.exchange(first, second)
    }
    operations.remove = { first in
      _ = copy()
      plain.remove(first)
    }
    let problems = replace(replacements("\(path)/run"), with: operations)
    #expect(problems.isEmpty == (failing == nil))
    return count.withLock { $0 }
  }

  private func settle(_ folder: String) -> [RecoveredRun] {
    recoverRuns(
      leftIn: ["A", "B"].map { Array("\(folder)/\($0)".utf8) }, below: [Array(folder.utf8)],
      workingDirectory: folder)
  }

  /// nil for a file that is not there.
  private func contents(_ folder: String) -> [String?] {
    (Self.letters + ["B/New"]).map { try? String(contentsOfFile: "\(folder)/\($0).swift", encoding: .utf8) }
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains("untangle") }
  }

  private static let old: [String?] = letters + [nil]
  private static let new: [String?] = letters.map { $0.uppercased() } + ["new"]

  @Test(arguments: MeanwhileTests.System.allCases)
  func whereverARunIsEndedTheNextSettlesIt(_ system: MeanwhileTests.System) throws {
    let folder = try TemporaryFolder()
    let count = try copies(folder, system)
    var outcomes: Set<RecoveredRun.Outcome> = []
    for number in 0..<count {
      let copy = "\(folder.path)/\(number)"
      let before = contents(copy)
      #expect(before.allSatisfy { Self.old.contains($0) || Self.new.contains($0) })
      let settled = settle(copy)
      #expect(settled.count == 1, "\(number)")
      outcomes.formUnion(settled.map(\.outcome))
      let after = contents(copy)
      #expect(after == (before == Self.old ? Self.old : Self.new), "\(number): \(settled)")
      #expect(try names(copy) == [], "\(number)")
      #expect(settle(copy) == [])
    }
    #expect(outcomes == [.nothingWritten, .finished, .allWritten])
  }

  /// Ended while it put files back, as the third could not be written.
  @Test func aRunThatPutFilesBackIsSettledToo() throws {
    let folder = try TemporaryFolder()
    let count = try copies(folder, .exchanging, failingAt: 6)
    for number in 0..<count {
      let copy = "\(folder.path)/\(number)"
      let before = contents(copy)
      let settled = settle(copy)
      #expect(contents(copy) == (before == Self.old ? Self.old : Self.new), "\(number): \(settled)")
      #expect(try names(copy) == [], "\(number)")
    }
  }

  /// A copy in which two files are written and two are old.
  private func half(_ folder: borrowing TemporaryFolder) throws -> String {
    let count = try copies(folder, .exchanging)
    let written = Self.letters[..<2].map { $0.uppercased() }
    let number = try #require(
      (0..<count).first { contents("\(folder.path)/\($0)") == written + ["B/c", nil] })
    return "\(folder.path)/\(number)"
  }

  @Test func whatIsOldAndWhatIsWrittenIsTold() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    let settled = try #require(settle(copy).first)
    #expect(settled.files.map(\.path) == ["A/a.swift", "A/b.swift", "B/c.swift", "B/New.swift"])
    #expect(settled.files.map(\.progress) == [.written, .written, .old, .old])
    #expect(settled.outcome == .finished)
    #expect(settled.journal.hasPrefix("A/.untangle-\(getpid())-"))
  }

  /// From one folder of two: a link in it leads to the journal.
  @Test func aJournalIsFoundFromEveryFolder() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    let settled = recoverRuns(
      leftIn: [Array("\(copy)/B".utf8)], below: [Array(copy.utf8)], workingDirectory: "\(copy)/B")
    #expect(settled.map(\.outcome) == [.finished])
    #expect(settled.first?.files.first?.path == "../A/a.swift")
    #expect(contents(copy) == Self.new)
    #expect(try names(copy) == [])
  }

  @Test func whatCannotBeFinishedIsUndone() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    try "edit".write(toFile: "\(copy)/B/c.swift", atomically: false, encoding: .utf8)
    let settled = settle(copy)
    #expect(settled.map(\.outcome) == [.undone])
    #expect(settled.first?.files.map(\.progress) == [.written, .written, .edited, .old])
    #expect(contents(copy) == ["A/a", "A/b", "edit", nil])
    #expect(try names(copy) == [])
  }

  @Test func anEditOfWhatIsWrittenStays() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    try "edit".write(toFile: "\(copy)/A/a.swift", atomically: false, encoding: .utf8)
    #expect(settle(copy).map(\.outcome) == [.finished])
    #expect(contents(copy) == ["edit", "A/B", "B/C", "new"])
    #expect(try names(copy) == [])
  }

  @Test func whereBothAreEditedAllIsLeft() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    try "edit".write(toFile: "\(copy)/A/a.swift", atomically: false, encoding: .utf8)
    try "edit".write(toFile: "\(copy)/B/c.swift", atomically: false, encoding: .utf8)
    for _ in 0..<2 {
      #expect(settle(copy).map(\.outcome) == [.left(reason: "files were edited since")])
      #expect(contents(copy) == ["edit", "A/B", "edit", nil])
    }
    let journal = try #require(settle(copy).first?.journal)
    try FileManager.default.removeItem(atPath: "\(copy)/\(journal)")
    #expect(settle(copy) == [])
  }

  @Test func whatWasBroughtBackByHandIsTidied() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    for name in Self.letters {
      try name.write(toFile: "\(copy)/\(name).swift", atomically: false, encoding: .utf8)
    }
    #expect(settle(copy).map(\.outcome) == [.nothingWritten])
    #expect(contents(copy) == Self.old)
    #expect(try names(copy) == [])
  }

  @Test func lostScratchFilesAreTold() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    for name in try names(copy) where !name.hasSuffix(".journal") {
      try FileManager.default.removeItem(atPath: "\(copy)/\(name)")
    }
    #expect(settle(copy).map(\.outcome) == [.left(reason: "its scratch files are gone")])
    #expect(contents(copy) == ["A/A", "A/B", "B/c", nil])
  }

  /// A journal may come with sources that somebody else wrote.
  @Test func nothingOutsideIsTouched() throws {
    let folder = try TemporaryFolder()
    let copy = try half(folder)
    let settled = recoverRuns(
      leftIn: [Array("\(copy)/A".utf8)], below: [Array("\(copy)/A".utf8)], workingDirectory: "\(copy)/A")
    #expect(
      settled.map(\.outcome) == [
        .left(reason: "it wrote ../B/c.swift, too, which is outside of the folders that are read")
      ])
    #expect(contents(copy) == ["A/A", "A/B", "B/c", nil])
  }

  @Test func aLivingRunIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try prepare(folder)
    let path = "\(folder.path)/run"
    let settled = Mutex<[[RecoveredRun]]>([])
    let settle = self.settle
    var operations = FileOperations.system
    operations.exchange = { first, second throws(WriteFailure) in
      settled.withLock { $0.append(settle(path)) }
      try FileOperations.system.exchange(first, second)
    }
    #expect(replace(replacements(path), with: operations).isEmpty)
    #expect(settled.withLock { $0 } == [[], [], []])
    #expect(contents(path) == Self.new)
    #expect(try names(path) == [])
  }

  /// A number that no process has.
  private static let gone = Int32.max - 1

  @Test func onlyOurOrphansAreRemoved() throws {
    let folder = try TemporaryFolder()
    let gone = Self.gone
    let mark = "0123456789abcdef"
    let ours = [
      ".untangle-\(gone)-\(mark)-0", ".untangle-\(gone)-\(mark)-12", ".untangle-\(gone)-\(mark)-0-old",
    ]
    let others = [
      ".untangle-\(getpid())-\(mark)-0", ".untangle-\(gone)-\(mark)-x", ".untangle-\(gone)-\(mark)",
      ".untangle-\(gone)-0123-0", ".untangle-0-\(mark)-0", ".untangle-notes",
      ".untangle-\(gone)-\(mark)-0.swift",
      ".untangle-\(gone)-0123456789ABCDEF-0", ".untangle-\(gone)-\(mark)-01",
    ]
    for name in ours + others { try folder.write(name, "left") }
    try folder.makeFolder(".untangle-\(gone)-\(mark)-1")
    try folder.link(".untangle-\(gone)-\(mark).journal", to: "nowhere")
    try folder.write("a.swift", "a")
    let file = SourceFile(path: "a.swift", openPath: Array("\(folder.path)/a.swift".utf8), byteCount: 0)
    #expect(replace([FileReplacement(file: file, old: [97], new: [65])]).isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(left) == Set(others + ["a.swift", ".untangle-\(gone)-\(mark)-1"]))
  }
}
