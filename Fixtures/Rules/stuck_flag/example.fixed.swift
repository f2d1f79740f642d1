// Whatever happens, the flag is reset.
final class AddressForm {
  private(set) var isSaving = false
  private let store = AddressStore()

  func save(_ text: String) {
    guard !isSaving else { return }
    isSaving = true
    defer { isSaving = false }
    guard let address = Address(text) else { return }
    store.write(address)
  }
}

struct Address {
  init?(_ text: String) {
    if text.isEmpty { return nil }
  }
}

struct AddressStore {
  func write(_ address: Address) {}
}
