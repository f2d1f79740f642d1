import XCTest

enum Ink { case red, green, blue }

final class ColorTests: XCTestCase {
  var color = Ink.red

  func testOne() { if color == .red || color == .green { print(1) } }
  func testTwo() { if color == .red || color == .green { print(2) } }
  func testThree() { if color == .red || color == .green || color == .blue { print(3) } }
}
