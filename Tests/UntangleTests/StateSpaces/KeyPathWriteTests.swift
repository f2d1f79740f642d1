import Testing
import UntangleReports

/// A key path that is handed to a function lets it write the variable.
@Suite struct KeyPathWriteTests {
  /// The states of an order that can be paid, and whose other variables nothing else writes.
  private func states(_ clerk: String) async throws -> Int? {
    let text = """
      struct Order {
        var isPaid = false
        var isSent = false
        mutating func pay() { if isPaid && isSent { print("done") }; isPaid = true }
        func with<T>(keyPath: WritableKeyPath<Order, T>, value: T) -> Order {
          var order = self
          order[keyPath: keyPath] = value
          return order
        }
      }
      final class Clerk {
        var order = Order()
        var isSent = false
        func send() { \(clerk) }
      }
      """
    return try await suggestions(for: text, type: "Order").first?.reached
  }

  @Test func aKeyPathOfAnotherValueIsWritten() async throws {
    #expect(try await states("print(order)") == 2)
    #expect(try await states("order = order.with(keyPath: \\.isSent, value: true)") == 4)
    #expect(try await states("order[keyPath: \\.isSent] = true") == 4)
    // Read only.
    #expect(try await states("print([order].map(\\.isSent))") == 2)
    #expect(try await states("print(order[keyPath: \\.isSent])") == 2)
  }
}
