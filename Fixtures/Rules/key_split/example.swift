import Foundation

enum StoredKey: String {
  case scriptDebugEnabled = "com.example.scriptDebugEnabled"
}

enum DebugKey {
  static let scriptDebugEnabledKey = "com.example.debug.scriptDebugEnabled"  //~ key_split "make two user defaults keys of one"
}

func enable() {
  UserDefaults.standard.set(true, forKey: DebugKey.scriptDebugEnabledKey)
}

func isEnabled() -> Bool {
  UserDefaults.standard.bool(forKey: StoredKey.scriptDebugEnabled.rawValue)
}
