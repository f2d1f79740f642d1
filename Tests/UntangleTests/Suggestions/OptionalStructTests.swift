import Testing
import UntangleReports
import UntangleSourceFiles

/// Variables that are only set together, as one optional struct.
@Suite("Suggestions: optional structs")
struct OptionalStructTests {
  private static let recorder = """
    import Foundation
    public final class Recorder {
      public private(set) var isRecording = false
      private var timer: Timer?
      private var meter: Timer?

      public func start() {
        guard !isRecording else { return }
        isRecording = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        meter = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
      }

      public func stop() {
        isRecording = false
        timer?.invalidate()
        meter?.invalidate()
        timer = nil
        meter = nil
      }
    }
    """

  /// The computed names are nil as soon as the optional is: it is cleared behind what still needs them.
  @Test func theLastWriteOfARunTakesThePlaceOfAll() async throws {
    let entries = try await suggestions(for: Self.recorder, type: "Recorder")
    let entry = try #require(entries.first { $0.answer == .optionalValue })
    let told = entry.remainders.map { "\($0.location.span.line) \($0.reason)" }
    #expect(
      told == [
        "9 'isRecording' is set here: the write goes, and 'active' becomes 'Active(…)' in line 11",
        "10 'timer' is set here: the write goes, and 'active' becomes 'Active(…)' in line 11",
        "11 'meter' is set here: 'active' becomes 'Active(…)'",
        "15 'isRecording' is cleared here: the write goes, and 'active' becomes nil in line 19",
        "18 'timer' is cleared here: the write goes, and 'active' becomes nil in line 19",
        "19 'meter' is cleared here: 'active' becomes nil",
      ])
  }

  /// The struct could only be made where all of its values are there.
  @Test func whatIsSetInSeveralPlacesIsNoStruct() async throws {
    let text = """
      import Foundation
      final class Stream {
        private var session: URLSession?
        private var timer: Timer?

        func connect() {
          session = URLSession(configuration: .default)
          open()
        }
        private func open() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
        func disconnect() {
          session = nil
          timer = nil
        }
      }
      """
    let entries = try await suggestions(for: text, type: "Stream")
    #expect(!entries.contains { $0.answer == .optionalValue }, "\(entries.map(\.answer))")
  }

  /// A flag is read by its old name, so that only the fields have to be seen.
  @Test func itIsAsVisibleAsItsFields() async throws {
    let entries = try await suggestions(for: Self.recorder, type: "Recorder")
    let entry = try #require(entries.first { $0.answer == .optionalValue })
    #expect(entry.declaration.first == "private struct Active {")
    #expect(entry.declaration.last == "private var active: Active?")
    #expect(entry.shims.first == ["public var isRecording: Bool { active != nil }"])
  }
}
