import Foundation

enum Constants {
  enum Keys {
    enum Account { static let isSignedIn = "isSignedIn" }
    enum Intro: String { case isFinished }
  }
}

final class Store {
  private let defaults = UserDefaults.standard

  func save(_ value: Bool, for key: String) { defaults.set(value, forKey: key) }

  subscript(key: String) -> Bool {
    get { defaults.bool(forKey: key) }
    set { defaults.set(newValue, forKey: key) }
  }
}

func signIn(_ store: Store) {
  store.save(true, for: Constants.Keys.Account.isSignedIn)
  store[Constants.Keys.Intro.isFinished.rawValue] = false
}

func begins(_ store: Store) -> Bool {
  store[Constants.Keys.Account.isSignedIn] && !store[Constants.Keys.Intro.isFinished.rawValue]
}
