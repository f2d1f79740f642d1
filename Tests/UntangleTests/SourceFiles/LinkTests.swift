import Foundation
import Testing
import UntangleSourceFiles

@Suite("SourceFiles: links") struct LinkTests {
  @Test func takesEachRealFileOnceByItsOwnName() throws {
    let folder = try TemporaryFolder()
    try folder.write("z/real.swift")
    try folder.link("a.swift", to: "z/real.swift")
    try folder.link("b", to: "z")
    #expect(folder.discover().paths == ["z/real.swift"])
    #expect(folder.discover("a.swift", ".").paths == ["z/real.swift"])
  }

  @Test func followsLinksToWhatIsPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write(".build/checkouts/Kit/a.swift")
    try folder.write(".build/one.swift")
    try folder.link("Kit", to: ".build/checkouts/Kit")
    try folder.link("one.swift", to: ".build/one.swift")
    #expect(folder.discover().paths == ["Kit/a.swift", "one.swift"])
    // Excluded is excluded by any name.
    #expect(try folder.discover(excluded: [Glob("**/Kit")]).paths == ["one.swift"])
  }

  @Test func takesHardLinksOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.swift")
    try #require(link("\(folder.path)/b.swift", "\(folder.path)/a.swift") == 0)
    #expect(folder.discover().paths == ["a.swift"])
  }

  @Test func endsInLoops() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/a.swift")
    try folder.link("in/up", to: "..")
    try folder.link("in/self", to: "self")
    try folder.link("in/one", to: "two")
    try folder.link("in/two", to: "one")
    let found = folder.discover()
    #expect(found.paths == ["in/a.swift"])
    #expect(found.problems.isEmpty)
  }

  @Test func staysWithinTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write("out/b.swift")
    try folder.write("in/a.swift")
    try folder.link("in/b.swift", to: "../out/b.swift")
    try folder.link("in/out", to: "../out")
    let found = folder.discover("in")
    #expect(found.paths == ["in/a.swift"])
    #expect(found.problems.isEmpty)
    #expect(folder.discover("in/out", "in/b.swift").paths == ["in/b.swift"])
  }

  @Test func tellsOfDanglingLinksOnlyWhenNamed() throws {
    let folder = try TemporaryFolder()
    try folder.link("a.swift", to: "nowhere")
    #expect(folder.discover().problems.isEmpty)
    #expect(folder.discover("a.swift").told == ["a.swift is a link to what does not exist"])
  }

  @Test func readsParentStepsAfterLinksAsTheSystemDoes() throws {
    let folder = try TemporaryFolder()
    try folder.write("deep/er/a.swift")
    try folder.write("deep/b.swift")
    try folder.link("short", to: "deep/er")
    #expect(folder.discover("short/../b.swift").paths == ["deep/b.swift"])
    #expect(folder.discover("deep/../deep/b.swift").paths == ["deep/b.swift"])
  }
}
