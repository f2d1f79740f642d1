import Testing
import UntangleSourceFiles
import UntangleStateSpaces

/// Bodies that reset a part of what others reset together.
struct ForgottenResetTests {
  private static let whole = "a = false; b = false; c = nil; d = false; e = nil"

  private func resets(_ bodies: [String: String]) async -> [ForgottenReset] {
    let methods = bodies.sorted { $0.key < $1.key }.map { "  func \($0.key)() { \($0.value) }\n" }
    let text =
      "final class A {\n  private var a = false\n  private var b = false\n  private var c: Int?\n"
      + "  private var d = false\n  private var e: Int?\n"
      + "  func fill() { a = true; b = true; c = 1; d = true; e = 2 }\n" + methods.joined() + "}\n"
    return await typeState("A", in: text)?.forgottenResets ?? []
  }

  @Test func twoOfFiveWhereThreeOthersResetAll() async throws {
    let found = await resets([
      "one": Self.whole, "two": Self.whole, "three": Self.whole, "part": "a = false; b = false",
    ])
    let reset = try #require(found.first)
    #expect(found.count == 1)
    #expect(reset.body == "part")
    #expect(reset.forgotten == ["c", "d", "e"])
    #expect(reset.written == ["a", "b"])
    #expect(reset.others == ["one", "three", "two"])
    #expect(reset.location.column == 17)
  }

  @Test func withTwoOthersMoreMustBeResetThanForgotten() async {
    let two = ["one": Self.whole, "two": Self.whole]
    #expect(await resets(two.merging(["part": "a = false; b = false"]) { $1 }).isEmpty)
    let most = await resets(two.merging(["part": "a = false; b = false; c = nil"]) { $1 })
    #expect(most.map(\.forgotten) == [["d", "e"]])
  }

  @Test(
    arguments: [
      // All of it.
      "a = false; b = false; c = nil; e = nil; d = false",
      // Only one.
      "a = false",
      // The rest in a branch, in a loop, in a closure, in a function.
      "a = false; b = false; c = nil; if go() { d = false; e = nil }",
      "a = false; b = false; c = nil; for _ in all { d = true; e = 3 }",
      "a = false; b = false; c = nil; later { self.d = false; self.e = nil }",
      "a = false; b = false; c = nil; one()",
      // One of two is on.
      "a = false; b = true; c = nil",
      "a = false; a = true; b = false",
    ])
  func isNone(part: String) async {
    let found = await resets(["one": Self.whole, "two": Self.whole, "three": Self.whole, "part": part])
    #expect(found.isEmpty)
  }

  @Test(
    arguments: [
      "guard go() else { return }; a = false; b = false; c = nil",
      "defer { c = nil }; a = false; b = false",
      "do { a = false; b = false; c = nil; try go() } catch { print(error) }",
      "later { self.a = false; self.b = false; self.c = nil }",
      "if go() { a = false; b = false; c = nil }",
    ])
  func isFoundWhereItStands(part: String) async {
    let found = await resets(["one": Self.whole, "two": Self.whole, "part": part])
    #expect(found.map(\.forgotten) == [["d", "e"]])
  }
}
