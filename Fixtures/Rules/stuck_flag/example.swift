// Without an address nobody ever resets `isSaving`: the button stays disabled.
final class AddressForm {
  private(set) var isSaving = false
  private let store = AddressStore()

  func save(_ text: String) {
    guard !isSaving else { return }
    isSaving = true
    guard let address = Address(text) else { return }  //~ stuck_flag "'isSaving' stays true when 'save' ends here"
    store.write(address)
    isSaving = false
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
