final class Crate {
  private var apples = 0
  private(set) var isFull = false  //~ flag_and_number "'isFull' is only ever set where 'apples >= 12', and every body must remember to"

  func add() {
    apples += 1
    check()
  }

  private func check() {
    if apples >= 12 { isFull = true }
  }
}
