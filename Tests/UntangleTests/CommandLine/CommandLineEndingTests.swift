import Foundation
import Testing
import UntangleSourceFiles

/// Runs that are ended before they are through.
@Suite("Command line: ending", .serialized, .enabled(if: BuiltProgram.path != nil))
struct CommandLineEndingTests {
  private static let count = 60

  private static func source(_ number: Int) -> String {
    """
    enum Tide\(number) { case low, high, rising }
    func note\(number)(_ tide: Tide\(number)) -> Int {
      switch tide {
      case .low: return 1
      default: return 2
      }
    }

    """
  }

  private static func fixed(_ number: Int) -> String {
    source(number).replacing("default:", with: "case .high, .rising:")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<Self.count { try folder.write("\(number).swift", Self.source(number)) }
    return folder
  }

  /// How many files are new; nil where one is neither new nor old.
  private func writtenCount(_ folder: borrowing TemporaryFolder) throws -> Int? {
    var written = 0
    for number in 0..<Self.count {
      let text = try folder.text("\(number).swift")
      if text == Self.fixed(number) { written += 1 } else if text != Self.source(number) { return nil }
    }
    return written
  }

  private static func scratch(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(".untangle") }
  }

  /// Sends the signal when so many scratch files are there; gives how the process ended, the negative number of a
  /// signal.
  private func end(
    _ folder: borrowing TemporaryFolder, _ arguments: [String], by signal: Int32, scratchCount: Int
  ) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltProgram.path))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = CommandRun.environment
    environment["XDG_CACHE_HOME"] = "\(folder.path)/caches"
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let path = folder.path
    return try await withCheckedThrowingContinuation { done in
      process.terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        done.resume(returning: isSignal ? -process.terminationStatus : process.terminationStatus)
      }
      do {
        try process.runAsFromAShell()
      } catch {
        done.resume(throwing: error)
        return
      }
      nonisolated(unsafe) let started = process
      Thread.detachNewThread {
        while started.isRunning, (try? Self.scratch(path).count) ?? 0 < scratchCount { usleep(100) }
        // The number of a process that has ended may be another's by now.
        if started.isRunning { kill(started.processIdentifier, signal) }
      }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [1, 30, count])
  func aSignalLeavesAllAsItWasOrAllNew(_ signal: Int32, _ scratchCount: Int) async throws {
    let folder = try folder()
    let status = try await end(folder, ["lint", "--fix"], by: signal, scratchCount: scratchCount)
    let written = try writtenCount(folder)
    #expect(written == 0 || written == Self.count)
    #expect(try Self.scratch(folder.path) == [])
    // The last signals may have come too late.
    #expect(status == -signal || scratchCount > 1 && status == 0 && written == Self.count)
    let caches = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/caches")) ?? []
    #expect(!caches.contains { $0.contains(".cache.") })
  }

  @Test(arguments: [1, 20, 40, count, count + 1])
  func theNextRunSettlesWhatAKilledOneLeft(_ scratchCount: Int) async throws {
    let folder = try folder()
    let status = try await end(folder, ["lint", "--fix"], by: SIGKILL, scratchCount: scratchCount)
    let written = try #require(try writtenCount(folder))
    #expect(status == -SIGKILL || status == 0)
    let run = try await folder.untangle("lint", "--fix")
    #expect(run.status == 0)
    #expect(try writtenCount(folder) == Self.count)
    #expect(try Self.scratch(folder.path) == [])
    guard 0 < written, written < Self.count else { return }
    #expect(
      run.errors.hasPrefix("an earlier run was ended while it wrote its 60 files, and is finished now:\n"))
  }

  @Test func anIgnoredSignalStaysIgnored() async throws {
    let folder = try folder()
    let run = try await folder.shell(
      "trap '' HUP; $untangle lint --fix & p=$!; kill -HUP $p; wait $p; echo $?")
    #expect(run.text == "0\n")
    #expect(try writtenCount(folder) == Self.count)
  }

  private static let account = """
    import Foundation

    struct Account {
      func logIn() { UserDefaults.standard.set(true, forKey: "is_logged_in") }
    }

    """
  private static let other = """
    import Foundation

    struct Other {
      var isLoggedIn: Bool { UserDefaults.standard.bool(forKey: "is_logged_in") }
    }

    """
  /// A number that no process has.
  private static let run = ".untangle-2147483646-0123456789abcdef"

  /// What `keys --apply` leaves that is killed when one of its three files is written.
  private func halfDone(_ folder: borrowing TemporaryFolder) async throws -> [String: String] {
    let names = ["Account.swift", "Other.swift", "DefaultsKeys.swift"]
    try folder.write("Account.swift", Self.account)
    try folder.write("Other.swift", Self.other)
    _ = try await folder.untangle("keys", "--apply")
    var new: [String: String] = [:]
    for name in names { new[name] = try folder.text(name) }
    try folder.write("Other.swift", Self.other)
    try FileManager.default.removeItem(atPath: "\(folder.path)/DefaultsKeys.swift")
    var journal = "untangle journal 1\n"
    for (number, name) in names.enumerated() {
      let old = ["Account.swift": Self.account, "Other.swift": Self.other][name]
      let text = try #require(new[name])
      let digest = { (text: String) in ContentDigest(of: Array(text.utf8)).hexadecimal }
      journal += "\(old.map(digest) ?? "-") \(digest(text)) \(name)\n"
      try folder.write("\(Self.run)-\(number)", number == 0 ? Self.account : text)
    }
    try folder.write("\(Self.run).journal", journal + "end\n")
    return new
  }

  @Test(arguments: [["keys", "--apply"], ["lint", "--fix"], ["rewrite", "--type", "Account", "--apply"]])
  func theNextRunSaysWhatIsOldAndFinishes(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let new = try await halfDone(folder)
    let run = try await folder.untangle(arguments)
    #expect(
      run.errors.hasPrefix(
        """
        an earlier run was ended while it wrote its 3 files, and is finished now:
          Account.swift: was written
          Other.swift: was still old, is written now
          DefaultsKeys.swift: was still old, is written now

        """))
    #expect(run.status == (arguments[0] == "rewrite" ? 1 : 0))
    for (name, text) in new { #expect(try folder.text(name) == text) }
    #expect(try Self.scratch(folder.path) == [])
  }

  @Test func theNextRunUndoesWhatItCannotFinish() async throws {
    let folder = try TemporaryFolder()
    let new = try await halfDone(folder)
    try folder.write("Other.swift", Self.other + "// Mine.\n")
    let run = try await folder.untangle("keys", "--apply")
    #expect(
      run.errors.hasPrefix(
        """
        an earlier run was ended while it wrote its 3 files, and is undone now:
          Account.swift: was written, is as before now
          Other.swift: was edited since
          DefaultsKeys.swift: is still old
        declared 1 key in DefaultsKeys.swift, rewrote 2 places in 2 files

        """))
    #expect(run.status == 0)
    #expect(try folder.text("Account.swift") == new["Account.swift"])
    #expect(try folder.text("Other.swift").hasSuffix("// Mine.\n"))
    #expect(try Self.scratch(folder.path) == [])
  }

  @Test func theNextRunRefusesWhereFilesWereEdited() async throws {
    let folder = try TemporaryFolder()
    _ = try await halfDone(folder)
    try folder.write("Account.swift", "// Mine.\n")
    try folder.write("Other.swift", Self.other + "// Mine.\n")
    for arguments in [["keys", "--apply"], ["lint", "--fix"]] {
      let run = try await folder.untangle(arguments)
      #expect(
        run.errors == """
          \(Self.run).journal: error: an earlier run was ended while it wrote files and can be neither finished nor \
          undone: files were edited since; bring the files into order, then remove this one
            Account.swift: was edited since
            Other.swift: was edited since
            DefaultsKeys.swift: is still old

          """)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
    }
    #expect(try folder.text("Account.swift") == "// Mine.\n")
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.run).journal")
    let run = try await folder.untangle("lint", "--fix")
    #expect(run.errors == "nothing to fix\n")
    #expect(try Self.scratch(folder.path) == [])
  }

  /// Looking changes nothing.
  @Test func onlyRunsThatWriteSettle() async throws {
    let folder = try TemporaryFolder()
    _ = try await halfDone(folder)
    for arguments in [["keys", "--diff"], ["lint"], ["lint", "--diff"], ["rewrite", "--type", "Account"]] {
      let run = try await folder.untangle(arguments)
      #expect(!run.errors.contains("earlier run"))
    }
    #expect(try Self.scratch(folder.path).count == 4)
  }

  @Test func aReportLeavesNothingBehind() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.account)
    try folder.write("\(Self.run)-0", "left")
    let run = try await folder.untangle("lint", "--report", "sarif=report.sarif", "--fail-on", "never")
    #expect(run.status == 0)
    #expect(try Self.scratch(folder.path) == [])
  }
}
