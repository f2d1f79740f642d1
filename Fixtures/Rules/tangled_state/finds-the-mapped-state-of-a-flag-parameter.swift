// A parameter decides one of the flags, the body the others.
final class Beacon {
  var isLit = false  //~ tangled_state
  var isBlinking = false
  var isFaulty = false

  func light(blinking: Bool) {
    isLit = true
    isBlinking = blinking
    isFaulty = false
  }

  func fail() {
    isLit = false
    isBlinking = false
    isFaulty = true
  }
}
