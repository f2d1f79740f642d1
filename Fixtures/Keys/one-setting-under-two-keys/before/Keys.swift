import Foundation

enum StoredKey: String {
  case crashReportsEnabled = "com.example.app.crashReportsEnabled"
  case scriptDebugStateEnabled = "com.example.app.scriptDebugStateEnabled"
}

enum DebugKey {
  static let inspectsPages = "com.example.app.debug.inspectsPages"
  static let scriptDebugStateEnabledKey = "com.example.app.debug.scriptDebugStateEnabled"  //~ key_split
}
