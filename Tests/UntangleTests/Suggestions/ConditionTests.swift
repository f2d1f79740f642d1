import Testing
import UntangleReports
import UntangleSourceFiles

/// The enum is asked for behind what stands before the old variables.
@Suite("Suggestions: conditions keep their instance")
struct ConditionTests {
  @Test(
    arguments: [
      ("isDone", "state == .done"),
      ("!self.isDone", "self.state != .done"),
      ("(self.isDone)", "(self.state == .done)"),
      ("self?.isDone == true", "self?.state == .done"),
      // Without the instance it is false, and the new condition would be true.
      ("self?.isDone == false", nil),
      ("self?.isDone ?? true", nil),
    ] as [(String, String?)])
  func conditions(_ old: String, _ new: String?) async throws {
    let entries = try await suggestions(
      for: """
        final class Job {
          private var isDone = false
          private var isBusy = false
          func start() { isBusy = true; isDone = false }
          func end() { isBusy = false; isDone = true }
          func reset() { isBusy = false; isDone = false }
          func look(_ queue: DispatchQueue) {
            queue.async { [weak self] in
              if \(old) { print("there") }
            }
          }
          var text: String { if isDone { "done" } else if isBusy { "busy" } else { "idle" } }
        }
        """)
    let entry = try #require(entries.first { $0.variables == ["isDone", "isBusy"] }, "\(entries)")
    let found = entry.reads.filter { $0.location.line == 9 }
    #expect(found.map(\.new) == (new.map { [[$0]] } ?? []), "\(found)")
  }

  /// Code behind the condition needs the name.
  @Test(arguments: [
    ("if let source = chosen { chosen = nil; show(source) }", []),
    ("if let chosen { show(chosen) }", []),
    ("guard let source = chosen, !isOpen else { return }; show(source)", ["state != .open"]),
    ("guard chosen != nil, !isOpen else { return }; start()", ["state.canAsk"]),
    ("if chosen != nil { start() }", ["[.photos, .camera].contains(state)"]),
  ])
  func whatBindsANameStays(_ code: String, _ new: [String]) async throws {
    let entries = try await suggestions(
      for: """
        enum Source { case photos, camera }
        final class Picker {
          private var isOpen = false
          private var chosen: Source?
          func open() { chosen = nil; isOpen = true }
          func choose(_ source: Source) { chosen = source; isOpen = false }
          func cancel() { chosen = nil; isOpen = false }
          func ask() {
            \(code)
          }
          var text: String { if isOpen { "open" } else if chosen != nil { "chosen" } else { "closed" } }
          private func show(_ source: Source) {}
          private func start() {}
        }
        """)
    let entry = try #require(entries.first { $0.variables == ["isOpen", "chosen"] }, "\(entries)")
    #expect(entry.reads.filter { $0.location.line == 9 }.flatMap(\.new) == new)
  }
}
