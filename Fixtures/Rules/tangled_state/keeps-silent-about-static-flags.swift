// LIMIT: Static flags are in the inventory, but not judged.
enum Radio {
  static var isOn = false
  static var isSearching = false
  static var isTuned = false

  static func search() {
    isSearching = true
    isTuned = false
  }

  static func tune() {
    isSearching = false
    isTuned = true
    isOn = true
  }
}
