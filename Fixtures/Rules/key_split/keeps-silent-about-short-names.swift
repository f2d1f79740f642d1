import Foundation

enum AccountKey { static let isEnabled = "account.isEnabled" }
enum SyncKey { static let isEnabled = "account.sync.isEnabled" }

func enable() {
  UserDefaults.standard.set(true, forKey: AccountKey.isEnabled)
  UserDefaults.standard.set(true, forKey: SyncKey.isEnabled)
}
