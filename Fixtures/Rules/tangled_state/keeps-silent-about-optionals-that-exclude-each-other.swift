// LIMIT: Optionals of which one is set at a time (`transfer` and `page`) are no flags; with fewer
// than three flags beside them nothing is said.
struct Magazine {
  let address: String
  var transfer: Transfer?
  var page: Page?
  var isOpen = false
  var position = 0.0

  mutating func arrived(_ page: Page) {
    transfer = nil
    self.page = page
    isOpen = true
  }

  mutating func reload(_ transfer: Transfer) {
    page = nil
    self.transfer = transfer
    isOpen = false
  }
}
