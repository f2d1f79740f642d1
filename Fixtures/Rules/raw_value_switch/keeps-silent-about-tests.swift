import XCTest

enum TestKind: String { case one, two }

final class KindTests: XCTestCase {
  func testNames() {
    let kind = TestKind.one
    switch kind.rawValue {
    case "one", "two": break
    default: XCTFail()
    }
  }
}
