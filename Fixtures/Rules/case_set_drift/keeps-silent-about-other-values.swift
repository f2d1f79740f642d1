// Two values of one enum may be asked for different cases, and each list of views is its own.
enum Tone { case low, middle, high }

final class TonePlayer {
  var left = Tone.low
  var right = Tone.low

  func one() { if left == .low || left == .middle { print(1) } }
  func two() { if left == .low || left == .middle { print(2) } }
  func three() { if right == .low || right == .middle || right == .high { print(3) } }

  func four(_ tone: Tone) { if tone == .low || tone == .middle || tone == .high { print(4) } }
}

final class Other {
  func five(_ left: Tone) { if left == .low || left == .middle || left == .high { print(5) } }
}
