/// Two conditions look at both: neither must hold.
final class Panel {
  var isAnimatingIn = true  //~ tangled_state "'isAnimatingIn' and 'isAnimatingOut' are asked for together in 2 places"
  var isAnimatingOut = false
  var height = 0

  func appeared() { isAnimatingIn = false }
  func leave() { isAnimatingOut = true }

  func grow() {
    if !isAnimatingIn, !isAnimatingOut, height < 100 { height += 1 }
  }

  func shrink() {
    if !isAnimatingIn, !isAnimatingOut, height > 0 { height -= 1 }
  }
}
