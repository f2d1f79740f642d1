import Testing
import UntangleStateSpaces

/// Ways into and out of the cases of enum variables.
struct EnumMachineTests {
  /// Nine phases and two conditions; what the code says of each was found by hand.
  @Test func aMachineBehindOneSwitch() async throws {
    let path = "Fixtures/Rules/stuck_state/finds-every-end-of-a-machine-behind-one-switch.swift"
    let state = try #require(await typeState("MapScreen", in: Repository.text(path)))
    let machine = try #require(state.machines.first)
    #expect(machine.variable.name == "phase")
    #expect(machine.withoutWayOut == ["created", "openingWithoutFix", "returningWithoutFix"])
    #expect(machine.withoutWayIn == ["created", "opened"])
    #expect(machine.initial == ["created"])
    #expect(machine.goingRound == ["showing", "hidden", "returning", "returningWithFix"])
  }

  /// As an article prints it: nobody calls the function that moves it.
  @Test func aMachineThatNobodyMovesHasItsWays() async throws {
    let machine = try #require(
      await machines(
        """
        private var p = P.a
        private func next(isGoing: Bool) {
          switch (p, isGoing) {
          case (.b, true): p = .c
          case (.c, _): p = .b
          default: break
          }
        }
        """
      ).first)
    #expect(machine.initial == ["a"] && machine.reachedCount == 1)
    #expect(machine.withoutWayOut == ["a"] && machine.neverEntered == [])
    #expect(machine.goingRound == ["b", "c"])
    let names = machine.space.states.map { machine.space.texts(of: $0).joined() }
    #expect(names == ["a", "b", "c"])
    #expect(machine.space.transitions?.map { [names[$0.from], names[$0.to]] } == [["b", "c"], ["c", "b"]])
  }

  @Test func whatIsCalledCountsAsItIsCalled() async throws {
    let machine = try #require(
      await machines(
        """
        private var p = P.a
        func go() { set(true) }
        private func set(_ isB: Bool) { p = isB ? .b : .c }
        """
      ).first)
    #expect(machine.withoutWayIn == ["a", "c"])
  }

  private func machines(_ body: String) async -> [EnumMachine] {
    let text = "final class A {\n  enum P { case a, b, c }\n\(body)\n}\n"
    return await typeState("A", in: text)?.machines ?? []
  }

  @Test func aWayMayLeadThroughClosuresAndObservers() async throws {
    let machine = try #require(
      await machines(
        """
        private var p = P.a
        private var isOn = false { didSet { p = isOn ? .b : .a } }
        func turn() { isOn.toggle() }
        func load() { fetch { self.p = .c } }
        """
      ).first)
    #expect(machine.withoutWayIn == [])
    #expect(machine.withoutWayOut == [])
    #expect(machine.assigned == ["a", "b", "c"])
  }

  @Test func aLineThatOnlyGoesOnDoesNotGoRound() async throws {
    let machine = try #require(
      await machines(
        """
        private var p = P.a
        func next() {
          switch p {
          case .a: p = .b
          case .b: p = .c
          case .c: break
          }
        }
        """
      ).first)
    #expect(machine.goingRound.isEmpty)
    #expect(machine.withoutWayOut == ["c"])
    #expect(machine.withoutWayIn == ["a"])
  }

  @Test(
    arguments: [
      // Others may set it.
      "var p = P.a\nfunc f() { p = .b }\nfunc g() { p = .c }",
      // Only one case is ever named.
      "private var p = P.a\nfunc f() { p = .b }",
      "private var p = P.a\nfunc f(_ p: P) { self.p = p }",
    ])
  func isNone(body: String) async {
    #expect(await machines(body).isEmpty)
  }
}
