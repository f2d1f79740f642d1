// Three of the four states stand alone with some pair of values: none of them is a surprise.
final class Printer {
  private(set) var isPrinting = false  //~ tangled_state "4 of 8 combinations are reached"
  private(set) var isJammed = false
  private(set) var isReady = true

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
