import Foundation

final class Ledger {
  private let store: UserDefaults

  init(store: UserDefaults = .standard) { self.store = store }

  var total: Int {
    get { store.integer(forKey: "total") }  //~ string_key "'total'"
    set { store.set(newValue, forKey: "total") }
  }

  func clear() { store.removeObject(forKey: "total") }
}
