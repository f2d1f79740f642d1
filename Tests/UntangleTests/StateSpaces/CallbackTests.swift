import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleStateSpaces

/// What has to be assumed of those who are told something in the middle of a function, and what has not.
struct CallbackTests {
  private func assumptions(_ members: String, around: String = "") async throws -> [String] {
    let source = """
      protocol TankDelegate: AnyObject { func tankDidChange() }
      \(around)
      final class Tank {
        weak var delegate: (any TankDelegate)?
        var onChange: (() -> Void)?
        private var isFull = false
        private var isOpen = false
        \(members)
        private func tell() { delegate?.tankDidChange() }
      }
      """
    let table = try await engineTable(
      of: [NamedSource(path: "Tank.swift", text: source)], type: "Tank")
    return table.assumptions.filter { $0.contains("calls nothing of the instance") }
  }

  private static let delegate =
    "'delegate' calls nothing of the instance before the function goes on that calls it"

  @Test(arguments: [
    "func fill() { isFull = true; delegate?.tankDidChange(); isOpen = false }",
    "func fill() { guard !isOpen else { return }; delegate?.tankDidChange(); isFull = true }",
    "func fill() { isFull = true; tell(); isOpen = false }",
    "func fill() { isFull = true; shut() }; private func shut() { tell(); isOpen = false }",
    "func fill() { while !isFull { isFull = isOpen; delegate?.tankDidChange() } }",
  ])
  func assumesThatNobodyCallsBackInTheMiddle(members: String) async throws {
    #expect(try await assumptions(members) == [Self.delegate])
  }

  @Test(arguments: [
    "func fill() { isFull = true; isOpen = false; delegate?.tankDidChange() }",
    "func fill() { delegate?.tankDidChange(); isFull = true; isOpen = false }",
    "func fill() { if isOpen { delegate?.tankDidChange() } else { isFull = true } }",
    "func fill() { isFull = true; shut() }; private func shut() { isOpen = false; tell() }",
    "func fill() { isFull = true; isOpen = false; onChange?() }",
  ])
  func assumesNothingAtTheEnds(members: String) async throws {
    #expect(try await assumptions(members).isEmpty)
  }

  @Test func assumesTheSameOfAClosureThatOthersPutThere() async throws {
    let found = try await assumptions("func fill() { isFull = true; onChange?(); isOpen = false }")
    #expect(found == [Self.delegate.replacing("delegate", with: "onChange")])
  }

  /// All who may be told stand in the file, and do nothing to it.
  @Test func assumesNothingOfThoseWhoAreSeen() async throws {
    let found = try await assumptions(
      "func fill() { isFull = true; delegate?.tankDidChange(); isOpen = false }",
      around: "final class Gauge: TankDelegate { func tankDidChange() {} }")
    #expect(found.isEmpty)
  }
}
