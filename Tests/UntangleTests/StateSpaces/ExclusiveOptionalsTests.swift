import Testing
import UntangleStateSpaces

/// Optionals of which one is set at a time.
struct ExclusiveOptionalsTests {
  private func groups(_ methods: String...) async -> [[String]] {
    let text =
      "final class A {\n  private var x: Int?\n  private var y: Int?\n  private var z: Int?\n"
      + methods.map { "  \($0)\n" }.joined() + "}\n"
    let found = await typeState("A", in: text)?.exclusiveOptionals ?? []
    return found.map { $0.variables.map(\.name) }
  }

  @Test func twoThatClearEachOther() async {
    #expect(
      await groups("func f() { x = 1; y = nil }", "func g() { y = 1; x = nil }") == [["x", "y"]])
  }

  @Test func threeAreOneGroup() async {
    #expect(
      await groups(
        "func f() { x = 1; y = nil; z = nil }", "func g() { y = 1; x = nil; z = nil }",
        "func h() { z = 1; x = nil; y = nil }") == [["x", "y", "z"]])
  }

  @Test func aThirdOneMayBeSetBesideThem() async {
    #expect(
      await groups(
        "func f() { x = 1; y = nil; z = 1 }", "func g() { y = 1; x = nil; z = nil }",
        "func h() { z = nil }") == [["x", "y"]])
  }

  @Test func onesThatAreSetTogetherAreNone() async {
    #expect(
      await groups(
        "func f() { x = 1; y = nil }", "func g() { y = 1; x = nil }", "func h() { x = 1 }") == [])
    #expect(await groups("func f() { x = 1; y = nil }", "func g() { y = 1 }") == [])
  }

  @Test func onesThatAreNeverSetAreNone() async {
    #expect(await groups("func f() { x = nil; y = nil }") == [])
  }
}
