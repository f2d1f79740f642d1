import SwiftUI

enum Preference: String {
  case locksInBackground
  case logsVerbosely

  var key: String { "Example_\(rawValue)" }
}

struct SettingsView: View {
  @AppStorage(Preference.locksInBackground.key) private var locks = false
  @AppStorage(Preference.logsVerbosely.key) private var logs = false

  var body: some View {
    Toggle("Lock", isOn: $locks)
    Toggle("Log", isOn: $logs)
  }
}

struct MainView: View {
  @AppStorage(Preference.locksInBackground.rawValue) private var locks = false  //~ key_split "'Preference.locksInBackground'"
  @AppStorage(Preference.logsVerbosely.key) private var logs = false

  var body: some View {
    Text(locks ? "locks" : "stays open")
    Text(logs ? "logs" : "is silent")
  }
}
