import Testing

@testable import UntangleSourceFiles

struct GitStatusTests {
  private static let zero = String(repeating: "0", count: 40)
  private static let first = String(repeating: "a", count: 40)
  private static let second = String(repeating: "b", count: 40)

  private func status(_ lines: String...) -> GitStatus {
    GitStatus(parsing: Array(lines.map { $0 + "\0" }.joined().utf8))
  }

  private func tracked(_ letters: String, _ path: String) -> String {
    "1 \(letters) N... 100644 100644 100644 \(Self.first) \(Self.second) \(path)"
  }

  @Test func theCommitIsInTheHead() {
    #expect(status("# branch.oid \(Self.first)", "# branch.head main").commit == Self.first)
    #expect(status("# branch.oid (initial)", "# branch.head main").commit == nil)
    #expect(status().commit == nil)
  }

  @Test func oneFileMayDifferTwice() throws {
    let found = status(tracked("MD", "a b\n.swift"))
    let path = Array("a b\n.swift".utf8)
    #expect(
      found.staged == [GitChange(kind: .modified, oldBlob: Self.first, oldPath: path, path: path)])
    #expect(
      found.unstaged == [GitChange(kind: .deleted, oldBlob: Self.second, oldPath: path, path: path)])
  }

  @Test func aPointIsNoChange() {
    #expect(status(tracked("A.", "a")).unstaged.isEmpty)
    #expect(status(tracked(".A", "a")).staged.isEmpty)
    #expect(status(tracked(".A", "a")).unstaged.map(\.kind) == [.added])
  }

  @Test func conflictsAndUnknownFilesAreToldApart() {
    let blobs = "\(Self.first) \(Self.second) \(Self.zero)"
    let found = status("u UU N... 100644 100644 100644 100644 \(blobs) Sources/a b.swift", "? new one.swift")
    #expect(found.staged.map(\.kind) == [.unmerged])
    #expect(found.staged.map(\.path) == [Array("Sources/a b.swift".utf8)])
    #expect(found.untracked == [Array("new one.swift".utf8)])
  }

  @Test func whatIsNoEntryIsPassedOver() {
    let found = status("1 MM short", "2 R. what", "nonsense", "", "u UU")
    #expect(found == GitStatus(parsing: []))
  }
}
