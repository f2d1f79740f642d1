import XCTest

final class ClockTests: XCTestCase {
  func testTick() {
    NotificationCenter.default.post(name: .clockDidTick, object: nil)
  }
}
