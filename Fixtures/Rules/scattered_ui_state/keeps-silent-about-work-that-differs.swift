// Each method uses the same objects for something else.
final class StoreController {
  private let table = UITableView()
  private let store = Store()
  private let log = Log()

  func add() {
    store.insert(1)
    table.reloadData()
    log.write("added")
  }

  func remove() {
    store.delete(1)
    table.deselectRow(at: path, animated: true)
    log.write("removed")
  }

  func refresh() {
    store.fetch()
    table.scrollToTop()
    log.flush()
  }
}
