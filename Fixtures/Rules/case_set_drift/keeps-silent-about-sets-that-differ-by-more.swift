enum PadKey { case a, b, c, d, e }

final class Pad {
  var key = PadKey.a

  func one() { if key == .a || key == .b { print(1) } }
  func two() { if key == .a || key == .b { print(2) } }
  func three() { if key == .a || key == .c { print(3) } }
  func four() { if key == .a || key == .b || key == .c || key == .d { print(4) } }
  func five() { if key == .c || key == .d { print(5) } }
}
