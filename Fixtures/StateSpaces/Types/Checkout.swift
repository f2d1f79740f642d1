//~ states Checkout exact
//~ variables isOpen isPaid isReady
//~ make Checkout()
//~ do it.open()
//~ do it.pay()
//~ do it.close()
//~ rewrite refused: between

/// What is asked between two writes looks at the first of them by way of a computed property.
final class Checkout {
  private var isOpen = false
  private var isPaid = false
  private var isReady = false
  private var label = ""

  private var isPayable: Bool { isOpen && unknown() }
  private var summary: String { isPaid ? "paid" : isOpen ? "open" : "closed" }

  func open() {
    isPaid = false
    isOpen = true
    isReady = isPayable
  }

  func pay() {
    guard isReady else { return }
    isOpen = false
    label = summary
    isPaid = true
    isReady = false
  }

  func close() {
    (isOpen, isPaid, isReady) = (false, false, false)
  }
}
