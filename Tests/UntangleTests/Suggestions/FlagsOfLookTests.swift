import Testing
import UntangleReports

/// Flags that say how a view looks are in no enum.
@Suite struct FlagsOfLookTests {
  /// `kind` is what the class inherits. The two flags are never on together.
  private func cell(_ kind: String, observer: String) -> String {
    """
    import UIKit

    final class TicketCell: \(kind) {
      private let badge = UIView()
      private let frame = UIView()
      private var isWon = false { didSet { \(observer) } }
      private var isLost = false
      func showWon() {
        isLost = false
        isWon = true
      }
      func showLost() {
        isWon = false
        isLost = true
      }
      func draw() { if isWon { print("won") } else if isLost { print("lost") } }
    }
    """
  }

  private func answers(_ text: String, type: String) async throws -> [SuggestionReport.Answer] {
    try await suggestions(for: text, type: type).map(\.answer)
  }

  @Test func aFlagWhoseObserverShowsIt() async throws {
    let shown = "badge.isHidden = !isWon"
    let left = SuggestionReport.Answer.leave(reason: "'isWon' says how the view looks, and is no state")
    for kind in ["UITableViewCell", "UIView", "UIButton", "UIViewController"] {
      #expect(try await answers(cell(kind, observer: shown), type: "TicketCell") == [left])
    }
    // Another module may have a class of the name.
    let shared = cell("UIView", observer: shown) + "\nenum Other { final class TicketCell {} }\n"
    #expect(try await answers(shared, type: "TicketCell").contains(left))
    // Other classes have no look, and an observer that sets another flag keeps up a state.
    #expect(try await answers(cell("NSObject", observer: shown), type: "TicketCell") == [.enumeration])
    #expect(
      try await answers(cell("UIView", observer: "if isWon { isLost = false }"), type: "TicketCell") == [
        .enumeration
      ])
  }

  /// Its change draws the view anew; a flag that is shown is a state.
  @Test(arguments: [("refreshTrigger", true), ("isOpen", false)])
  func aFlagThatIsOnlyTurnedOver(_ name: String, _ isLook: Bool) async throws {
    let answers = try await answers(
      """
      import SwiftUI

      struct RoutineView: View {
        let name: String
        @State private var isReady = false
        @State private var \(name) = false
        var body: some View {
          VStack { if \(name) { Text(isReady ? name : "") } else { Text("-") } }
            .onAppear {
              guard !isReady else { return }
              isReady = true
              \(name).toggle()
            }
        }
      }
      """, type: "RoutineView")
    let left = SuggestionReport.Answer.leave(reason: "'\(name)' says how the view looks, and is no state")
    #expect(answers.contains(left) == isLook, "\(answers)")
  }

  /// A wrapper that computes its value may give another one than was assigned.
  @Test func aWrapperThatTakesItsFlagBack() async throws {
    func page(_ wrapper: String) -> String {
      """
      import SwiftUI

      @propertyWrapper struct Reverse: DynamicProperty {
        @State private var storage = false
        \(wrapper)
      }

      struct Page: View {
        @Reverse private var isMoved = false
        @State private var isDone = false
        var body: some View {
          Button("finish") { isDone = true; isMoved = true }
          Button("again") { isDone = false; isMoved = false }
          Text(isDone && isMoved ? "moved" : "still")
        }
      }
      """
    }
    let own = page("var wrappedValue: Bool { get { storage } nonmutating set { storage = newValue } }")
    #expect(try await answers(own, type: "Page").allSatisfy { if case .leave = $0 { true } else { false } })
    let plain = try await answers(page("var wrappedValue = false"), type: "Page")
    #expect(plain.contains { if case .derived = $0 { true } else { false } })
  }

  /// `second` animates `isFaded` after the item is shown.
  private func page(_ second: String) -> String {
    """
    import SwiftUI

    struct Page: View {
      @State private var item: Int?
      @State private var isMoved = false
      @State private var isFaded = false
      var body: some View {
        Text(isMoved ? "moved" : isFaded ? "faded" : "\\(item ?? 0)")
          .onTapGesture { open() }
          .onLongPressGesture { close() }
      }
      private func open() {
        item = 1
        withAnimation(.easeIn) { isMoved = true }
        \(second)
      }
      private func close() {
        item = nil
        isMoved = false
        isFaded = false
      }
    }
    """
  }

  @Test func flagsThatAreAnimatedOneAfterTheOther() async throws {
    let apart = try await suggestions(
      for: page("withAnimation(.easeIn.delay(1)) { isFaded = true }"), type: "Page")
    #expect(
      apart.map(\.answer) == [.leave(reason: "'isMoved' says how the view looks, and is no state")])
    // What goes on later is another step.
    let later = try await suggestions(
      for: page("Task { await wait(); withAnimation { isFaded = true } }"), type: "Page")
    #expect(later.map(\.answer) != apart.map(\.answer))
    let together = try await suggestions(for: page("isFaded = true"), type: "Page")
    #expect(together.map(\.answer) != apart.map(\.answer))
  }
}
