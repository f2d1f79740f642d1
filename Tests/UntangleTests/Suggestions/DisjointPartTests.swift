import Testing
import UntangleReports

/// Enums of three variables whose cases would hold what other cases hold.
@Suite("Suggestions: each variable in one case")
struct DisjointPartTests {
  private func enums(closing: String) async throws -> [[String: [String]]] {
    try await suggestions(
      for: """
        final class Link {
          private(set) var isConnecting = false
          private(set) var isConnected = false
          private var token: Token?
          func connect() {
            guard !isConnecting, !isConnected else { return }
            isConnecting = true
          }
          func opened() {
            guard isConnecting else { return }
            isConnecting = false
            isConnected = true
            token = Token()
          }
          func close() { \(closing) }
          var title: String { isConnected ? "on" : isConnecting ? "soon" : token == nil ? "new" : "off" }
        }
        struct Token {}
        """, type: "Link"
    ).filter { !$0.cases.isEmpty }.map { entry in
      Dictionary(uniqueKeysWithValues: entry.cases.map { ($0.name, $0.values) })
    }
  }

  /// The token of the last connection is never cleared: without it there are three cases, with it five.
  @Test func whatStaysIsInNoCase() async throws {
    #expect(
      try await enums(closing: "isConnecting = false; isConnected = false") == [
        ["disconnected": [], "connecting": ["isConnecting"], "connected": ["isConnected"]]
      ])
  }

  @Test func whatIsClearedTogetherHasOneCase() async throws {
    #expect(
      try await enums(closing: "isConnecting = false; isConnected = false; token = nil") == [
        ["disconnected": [], "connecting": ["isConnecting"], "connected": ["isConnected", "token"]]
      ])
  }
}
