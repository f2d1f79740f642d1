import XCTest

final class StoreTests: XCTestCase {
  func testStore() {
    UserDefaults.standard.set(true, forKey: "flag")
    XCTAssertTrue(UserDefaults.standard.bool(forKey: "flag"))
  }
}
