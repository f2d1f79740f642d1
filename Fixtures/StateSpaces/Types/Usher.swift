//~ states Usher exact
//~ variables list isSeating
//~ make Usher()
//~ do it.open()
//~ do it.sort()
//~ do it.close()
//~ rewrite left: follows

/// What determines the flag is changed in place by code that asks for the flag.
final class Usher {
  struct Plan { var seats: [Int] = [2, 1, 3] }

  private(set) var list: Plan?
  private(set) var isSeating = false

  func open() {
    list = Plan()
    isSeating = true
  }

  func sort() { list?.seats.sort { isSeating ? $0 < $1 : $0 > $1 } }

  func close() {
    list = nil
    isSeating = false
  }
}
