import Testing
import UntangleReports

/// Initialisers that no source shows, and functions that only their file can call.
@Suite struct UnseenInitializerTests {
  /// A message whose two flags its own code sets one after the other.
  private func message(_ head: String, _ more: String = "") -> String {
    """
    \(head) {
      var isSent = false
      var isSeen = false
      \(more)

      init(text: String) {}
      func send() { isSent = true }
      func see() {
        guard isSent else { return }
        isSeen = true
      }
    }
    """
  }

  private func reached(_ text: String, beside other: String = "") async throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write("Model.swift", text)
    if !other.isEmpty { try folder.write("Other.swift", other) }
    let run = try await folder.untangle("states", "--type", "Message")
    #expect(run.status == 0, "\(run.errors)")
    let head = try #require(run.lines.first { $0.contains(" states are reached") })
    return try #require(head.split(separator: " ").first.flatMap { Int($0) })
  }

  /// What is decoded is not always what the type's own code makes it.
  @Test(arguments: [
    ("final class Message", "", true), ("final class Message: Encodable", "", true),
    ("final class Message: Codable", "", false), ("final class Message: Decodable", "", false),
    ("final class Message: Stored", "", false), ("@Model final class Message", "", false),
    ("final class Message: Codable", "enum CodingKeys: String, CodingKey { case isSeen }", true),
    ("final class Message: Codable", "enum CodingKeys: String, CodingKey { case isSent }", false),
  ])
  func isAlwaysOff(head: String, more: String, canGo: Bool) async throws {
    let text = """
      \(head) {
        var isSent = false
        var isSeen = false
        \(more)

        init(text: String) {}
        func see() { isSeen = true }
        func look() { if !isSent, !isSeen { print("new") } }
      }
      typealias Stored = Codable
      """
    let entries = try await suggestions(for: text, type: "Message")
    let told = entries.contains { entry in
      if case .derived(let reason) = entry.answer { reason.contains("'isSent' can go") } else { false }
    }
    #expect(told == canGo, "\(entries.map(\.answer))")
  }

  /// A private extension is open to all of its file.
  @Test(arguments: ["private ", "fileprivate ", ""])
  func anExtensionIsOpenToItsFile(access: String) async throws {
    let other = """
      final class Sender {
        private let message = Message(text: "")
        func run() { message.markSeen() }
      }
      \(access)extension Message {
        func markSeen() { isSeen = true }
      }
      """
    #expect(try await reached(message("final class Message"), beside: other) == 4)
  }
}
