import Foundation

struct Draft {
  func save(_ title: String) {
    UserDefaults.standard.set(title, forKey: StoreKey.draftTitle)
    UserDefaults.standard.set(title, forKey: .draftText)
  }

  func load() -> String? {
    UserDefaults.standard.string(forKey: StoreKey.draftTitle)
      ?? UserDefaults.standard.string(forKey: .draftText)
  }
}
