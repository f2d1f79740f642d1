import Testing

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

  /// What is decoded may have any values, whatever the type's own initialisers do.
  @Test(arguments: [
    ("final class Message", "", 3),
    ("final class Message: Codable", "", 4),
    ("final class Message: Decodable", "", 4),
    ("final class Message: Stored", "", 4),
    ("@Model final class Message", "", 4),
    ("final class Message: Encodable", "", 3),
    ("final class Message: Codable", "enum CodingKeys: String, CodingKey { case isSent }", 3),
    ("final class Message: Codable", "enum CodingKeys: String, CodingKey { case isSeen }", 4),
    // It has an initialiser of its own for that.
    (
      "final class Message: Codable",
      "init(from decoder: Decoder) throws { isSent = true }; func encode(to: Encoder) {}", 3
    ),
  ])
  func valuesAreDecoded(head: String, more: String, count: Int) async throws {
    let all = message(head, more) + "\ntypealias Stored = Codable\nprotocol Named {}"
    #expect(try await reached(all) == count)
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
