import Testing
import UntangleReports

/// Flags that look as if they followed from a value, or were steps of a state, and are neither.
@Suite struct LeadingFlagTests {
  private func answers(_ text: String, type: String) async throws -> [SuggestionReport.Entry] {
    try await suggestions(for: text, type: type).filter {
      if case .leave = $0.answer { false } else { true }
    }
  }

  /// The flag says whether a timer is to be made, and the timer is made by it.
  @Test func aFlagMayLead() async throws {
    let text = """
      final class IdleWatch {
        private var isEnabled = false
        private var timer: Timer?

        func start() {
          isEnabled = true
          reset()
        }
        func stop() {
          isEnabled = false
          timer = nil
        }
        private func reset() {
          timer = nil
          guard isEnabled else { return }
          timer = Timer()
        }
      }
      """
    let found = try await answers(text, type: "IdleWatch")
    #expect(found.isEmpty, "\(found.map(\.answer))")
  }

  /// An observer compares what was with what is.
  @Test func anObserverMayCompare() async throws {
    let text = """
      final class StoryPage {
        private var isVisible = false {
          didSet { update() }
        }
        private var isListening = false

        func appear() { isVisible = true }
        func disappear() { isVisible = false }

        private func update() {
          if isVisible {
            if isListening {} else { listen() }
          } else {
            if isListening { ignore() } else {}
          }
        }
        private func listen() { isListening = true }
        private func ignore() { isListening = false }
      }
      """
    let found = try await answers(text, type: "StoryPage")
    #expect(found.isEmpty, "\(found.map(\.answer))")
  }

  /// What is done once is no step of what is done with it.
  @Test func aLatchIsNoState() async throws {
    let text = """
      final class ChartCell {
        private var isAnimated = false
        private var highlight: Highlight?

        func show(_ highlight: Highlight) {
          self.highlight = highlight
          if !isAnimated {
            isAnimated = true
            animate()
          }
        }
        func restore() {
          if let highlight { draw(highlight) }
        }
        private func animate() {}
        private func draw(_ highlight: Highlight) {}
      }
      struct Highlight {}
      """
    let found = try await answers(text, type: "ChartCell")
    #expect(found.isEmpty, "\(found.map(\.answer))")
  }

  /// The view is drawn with the flag before the animation takes it back.
  @Test func whatIsAnimatedBackIsSeen() async throws {
    let text = """
      struct CodeField: View {
        @State private var isWrong = false
        @State private var isShaken = false

        var body: some View {
          TextField("Code", text: .constant(""))
            .offset(x: isShaken ? 30 : 0)
            .border(isWrong ? .red : .clear)
            .onSubmit { check() }
        }
        private func check() {
          isWrong = true
          isShaken = true
          withAnimation(.spring) { isShaken = false }
        }
      }
      """
    let found = try await answers(text, type: "CodeField")
    #expect(!found.contains { $0.variables.contains("isShaken") }, "\(found.map(\.answer))")
  }

  @Test func aFunctionIsNoState() async throws {
    let text = """
      final class Request {
        private var success: ((Int) -> Void)?
        private var wasCancelled = false

        init(success: @escaping (Int) -> Void) { self.success = success }
        func cancel() {
          wasCancelled = true
          success = nil
        }
        func finish(_ value: Int) {
          guard !wasCancelled else { return }
          success?(value)
          success = nil
        }
      }
      """
    let found = try await answers(text, type: "Request")
    #expect(found.isEmpty, "\(found.map(\.answer))")
  }
}
