//~ states Library.Shelf exact
//~ variables isFull isReserved isOpen
//~ make Library.Shelf()
//~ do it.add()
//~ do it.reserve()
//~ do it.remove()
//~ rewrite computed: isOpen

/// A type within a type.
enum Library {
  struct Shelf {
    private var isFull = false
    private var isReserved = false
    private var isOpen = true

    init() {}

    mutating func add() {
      if isReserved || !isOpen { return }
      isFull = unknown()
      isOpen = !isFull
    }

    mutating func reserve() { isReserved = isFull != isReserved }

    mutating func remove() {
      isFull = false
      isOpen = true
    }
  }
}
