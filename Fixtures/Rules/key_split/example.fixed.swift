import Foundation

enum DebugKey {
  static let scriptDebugEnabledKey = "com.example.debug.scriptDebugEnabled"
}

func enable() {
  UserDefaults.standard.set(true, forKey: DebugKey.scriptDebugEnabledKey)
}

func isEnabled() -> Bool {
  UserDefaults.standard.bool(forKey: DebugKey.scriptDebugEnabledKey)
}
