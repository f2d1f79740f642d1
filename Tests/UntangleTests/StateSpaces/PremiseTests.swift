import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
@testable import UntangleStateSpaces

/// What premises leave of real types' states.
@Suite("States: what is assumed")
struct PremiseTests {
  private static let player = """
    final class Player {
      private(set) var isPlaying = false
      private(set) var isPaused = false
      func start() { isPlaying = true; isPaused = false }
      func pause() { guard isPlaying else { return }; isPlaying = false; isPaused = true }
      func restore() { isPaused = true }
    }
    """

  private func states(
    of type: String, in text: String, assuming premises: [Premise] = []
  ) async throws -> (space: StateSpace, states: Set<String>) {
    let group = try #require(await typeState(type, in: text, assuming: premises)?.groups.first)
    let space = try #require(group.space)
    return (space, Set(space.states.map { space.terms(of: $0).joined(separator: " ") }))
  }

  @Test func whatWouldBreakItDoesNotBegin() async throws {
    let all = try await states(of: "Player", in: Self.player)
    #expect(all.states == ["", "isPlaying", "isPaused", "isPlaying isPaused"])
    let left = try await states(
      of: "Player", in: Self.player, assuming: [.exclusive(["isPlaying", "isPaused"])])
    #expect(left.states == ["", "isPlaying", "isPaused"])
    let applied = try #require(left.space.premises.first)
    #expect(applied.refused.map(\.name) == ["restore"])
    #expect(applied.contradiction == nil)
    #expect(
      left.space.assumptions.map(\.text) == [
        "'isPlaying' and 'isPaused' are never set at once: 'restore' does not begin where that would break"
      ])
  }

  @Test func whatAlwaysBreaksItContradictsIt() async throws {
    let text = """
      final class Player {
        private(set) var isPlaying = false
        private(set) var isPaused = false
        func start() { isPlaying = true }
        func both() { isPlaying = true; isPaused = true }
        func stop() { isPlaying = false; isPaused = false }
      }
      """
    let left = try await states(of: "Player", in: text, assuming: [.exclusive(["isPlaying", "isPaused"])])
    let contradiction = try #require(left.space.premises.first?.contradiction)
    #expect(contradiction.witness == ["both"])
    #expect(left.space.terms(of: contradiction.state) == ["isPlaying", "isPaused"])
  }

  /// What follows an `await` is no beginning: nobody can keep it from happening.
  @Test func whatTheCodeItselfGoesOnToDoContradictsIt() async throws {
    let text = """
      @MainActor final class Loader {
        private(set) var isLoading = false
        private(set) var hasFailed = false
        func load() async {
          isLoading = true
          await Task.yield()
          hasFailed = true
        }
        func reset() { isLoading = false; hasFailed = false }
      }
      """
    let left = try await states(of: "Loader", in: text, assuming: [.exclusive(["isLoading", "hasFailed"])])
    #expect(left.space.premises.first?.contradiction?.witness == ["load", "load.await"])
  }

  @Test func anInstanceThatBeginsAgainstItContradictsIt() async throws {
    let text = """
      final class Door {
        private(set) var isOpen = true
        private(set) var isLocked = true
        func open() { isOpen = true; isLocked = false }
        func lock() { isOpen = false; isLocked = true }
      }
      """
    let left = try await states(of: "Door", in: text, assuming: [.exclusive(["isOpen", "isLocked"])])
    #expect(left.space.premises.first?.contradiction?.witness == [])
  }

  private static let alert = """
    final class Model {
      var isShown = false
      var message: String?
      func fail() { isShown = true; message = "failed" }
      func clear() { isShown = false; message = nil }
    }
    func show(_ model: Model) { model.isShown = true }
    func hide(_ model: Model) { model.isShown = false }
    func say(_ model: Model) { model.message = "x" }
    """

  @Test func othersKeepToWhatComesIn() async throws {
    let all = try await states(of: "Model", in: Self.alert)
    #expect(all.states == ["", "isShown", "message", "isShown message"])
    let condition = PremiseCondition(
      text: "isShown -> message != nil",
      value: .or(.not(.variable("isShown")), .not(.equal(.variable("message"), .null))))
    let left = try await states(of: "Model", in: Self.alert, assuming: [.input(condition)])
    #expect(left.states == ["", "message", "isShown message"])
  }

  private static let mirror = """
    struct Update { let isRunning: Bool; let isWaiting: Bool }
    final class Mirror {
      private(set) var isRunning = false
      private(set) var isWaiting = false
      private(set) var isBusy = false
      func take(_ update: Update) {
        isRunning = update.isRunning
        isWaiting = update.isWaiting
        isBusy = update.isRunning || update.isWaiting
      }
      func reset() { isRunning = false; isWaiting = false; isBusy = false }
    }
    """

  private static let waitingNeedsRunning = Premise.input(
    PremiseCondition(
      text: "isWaiting -> isRunning", value: .or(.not(.variable("isWaiting")), .variable("isRunning"))))

  /// Though the code asks for the values that it takes, these come from elsewhere.
  @Test func whatABodyTakesFromItsParameterComesIn() async throws {
    let all = try await states(of: "Mirror", in: Self.mirror)
    #expect(all.states == ["", "isRunning isBusy", "isWaiting isBusy", "isRunning isWaiting isBusy"])
    let left = try await states(of: "Mirror", in: Self.mirror, assuming: [Self.waitingNeedsRunning])
    #expect(left.states == ["", "isRunning isBusy", "isRunning isWaiting isBusy"])
    #expect(
      left.space.assumptions.map(\.text).last
        == "what others set keeps to 'isWaiting -> isRunning': 'take' takes over nothing that would break that"
    )
  }

  /// The statement is about what comes in: what the code makes of it is found, and contradicts nothing.
  @Test(arguments: [
    "func stop() { isRunning = false }",
    "func hold() { isWaiting = true }",
    "func go(_ on: Bool) { if on { isWaiting = true } }",
  ])
  func whatTheCodeItselfSetsIsReached(_ method: String) async throws {
    let text = """
      final class Mirror {
        private(set) var isRunning = false
        private(set) var isWaiting = false
        func take(running: Bool, waiting: Bool) { isRunning = running; isWaiting = waiting }
        \(method)
        func reset() { isRunning = false; isWaiting = false }
      }
      """
    let left = try await states(of: "Mirror", in: text, assuming: [Self.waitingNeedsRunning])
    #expect(left.states.contains { $0.hasPrefix("isWaiting") }, "\(left.states)")
    #expect(left.space.keepsPremises)
    let others = Set(PremisesOfCode([Self.waitingNeedsRunning], in: left.space).breakers.map(\.name.text))
    #expect(others.count == 1 && !others.contains("take"), "\(others)")
  }

  /// Of two writes, one takes a value, and the other one is the code's own: only the first is kept to anything.
  @Test func aValueThatIsTakenBesideAnOwnOneComesIn() async throws {
    let text = """
      final class Mirror {
        private(set) var isRunning = false
        private(set) var isWaiting = false
        func hold(running: Bool) { isRunning = running; isWaiting = true }
        func reset() { isRunning = false; isWaiting = false }
      }
      """
    let left = try await states(of: "Mirror", in: text, assuming: [Self.waitingNeedsRunning])
    #expect(left.states == ["", "isRunning isWaiting"])
  }

  @Test func othersSetThemTogether() async throws {
    let left = try await states(of: "Model", in: Self.alert, assuming: [.together(["isShown", "message"])])
    #expect(left.states == ["", "isShown message"])
  }

  @Test func twoFunctionsTakeTurns() async throws {
    let text = """
      final class Screen {
        private(set) var isVisible = false
        private(set) var isStale = false
        func appear() { if isVisible { isStale = true } else { isStale = false }; isVisible = true }
        func disappear() { isVisible = false }
      }
      """
    let all = try await states(of: "Screen", in: text)
    #expect(all.states == ["", "isVisible", "isVisible isStale", "isStale"])
    let left = try await states(
      of: "Screen", in: text, assuming: [.alternates(begin: "appear", end: "disappear")])
    #expect(left.states == ["", "isVisible"])
  }

  /// A function that may do nothing takes its turn all the same.
  @Test func aTurnMayDoNothing() async throws {
    let text = """
      final class Screen {
        private(set) var isVisible = false
        private(set) var isStale = false
        func appear() { if Bool.random() { isVisible = true } }
        func disappear() { if !isVisible { isStale = true }; isVisible = false }
      }
      """
    let left = try await states(
      of: "Screen", in: text, assuming: [.alternates(begin: "appear", end: "disappear")])
    #expect(left.states == ["", "isVisible", "isStale", "isVisible isStale"])
  }

  @Test func runsDoNotOverlap() async throws {
    let text = """
      @MainActor final class Loader {
        private(set) var isLoading = false
        private(set) var isLate = false
        func load() async {
          if isLoading { isLate = true }
          isLoading = true
          await Task.yield()
          isLoading = false
        }
      }
      """
    let all = try await states(of: "Loader", in: text)
    #expect(all.states.contains("isLoading isLate"))
    let left = try await states(of: "Loader", in: text, assuming: [.serial("load")])
    #expect(left.states == ["", "isLoading"])
    #expect(left.space.premises.map(\.premise) == [.serial("load")])
  }

  @Test func whatIsHandedAwayComesOnce() async throws {
    let text = """
      final class Loader {
        private(set) var isDone = false
        private(set) var isDoubled = false
        let source: Source
        init(source: Source) { self.source = source }
        func load() {
          source.observe { [self] in
            if isDone { isDoubled = true }
            isDone = true
          }
        }
      }
      """
    let all = try await states(of: "Loader", in: text)
    #expect(all.states.contains("isDone isDoubled"))
    let once = try await states(of: "Loader", in: text, assuming: [.once("load"), .serial("load")])
    #expect(once.states.contains("isDone"))
    #expect(once.space.states.count <= all.space.states.count)
  }
}
