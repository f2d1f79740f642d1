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
}
