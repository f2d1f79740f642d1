// Three of the four states stand alone with some pair of values: none of them is a surprise.
final class Printer {
  private var isPrinting = false  //~ tangled_state "4 of 8 combinations are reached"
  private var isJammed = false
  private var isReady = true

  func print() {
    isPrinting = true
    isReady = false
  }

  func jam() {
    isPrinting = false
    isJammed = true
    isReady = false
  }

  func clear() {
    isJammed = false
    isPrinting = false
    isReady = true
  }
}
