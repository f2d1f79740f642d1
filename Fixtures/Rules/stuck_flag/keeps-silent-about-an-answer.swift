// Each branch says what the flag is: nothing was begun that had to be ended.
final class Sidebar {
  private(set) var showsIcons = false
  private var names: [String] = []

  func update(_ count: Int) {
    if count > 3 {
      showsIcons = true
      return
    }
    for name in names where name.isEmpty {
      showsIcons = true
      return
    }
    showsIcons = false
  }
}
