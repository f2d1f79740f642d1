import Foundation

struct DebugMenu {
  var defaults: UserDefaults

  func enable() {
    defaults.set(true, forKey: DebugKey.scriptDebugStateEnabledKey)
    defaults.set(true, forKey: DebugKey.inspectsPages)
  }

  var inspects: Bool { defaults.bool(forKey: DebugKey.inspectsPages) }
}

struct ScriptLoader {
  var defaults: UserDefaults

  var source: String {
    defaults.bool(forKey: StoredKey.scriptDebugStateEnabled.rawValue) ? "debug" : "release"
  }

  var reportsCrashes: Bool { defaults.bool(forKey: StoredKey.crashReportsEnabled.rawValue) }

  func stopReports() { defaults.set(false, forKey: StoredKey.crashReportsEnabled.rawValue) }
}
