import Foundation

protocol FlagStore {
  associatedtype FlagKey: RawRepresentable where FlagKey.RawValue == String
}

extension FlagStore {
  static func set(_ value: Bool, forKey key: FlagKey) {
    UserDefaults.standard.set(value, forKey: key.rawValue)
  }

  static func bool(forKey key: FlagKey) -> Bool {
    UserDefaults.standard.bool(forKey: key.rawValue)
  }
}

struct Account: FlagStore {
  enum FlagKey: String { case isLoggedIn }
}

func logIn() {
  Account.set(true, forKey: .isLoggedIn)
  _ = Account.bool(forKey: .isLoggedIn)
}
