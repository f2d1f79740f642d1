import Foundation

enum StoredKey: String {
  case crashReportsEnabled = "com.example.app.crashReportsEnabled"
}

enum DebugKey {
  static let inspectsPages = "com.example.app.debug.inspectsPages"
  static let scriptDebugStateEnabledKey = "com.example.app.debug.scriptDebugStateEnabled"
}
