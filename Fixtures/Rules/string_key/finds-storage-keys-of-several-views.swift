import SwiftUI

struct ReaderView: View {
  @AppStorage("fontScale") private var scale = 1.0  //~ string_key "storage key 'fontScale'"
  var body: some View { Text("x") }
}

struct SettingsView: View {
  @AppStorage("fontScale") private var scale = 1.0
  @SceneStorage("tab") private var tab = 0
  var body: some View { Text("y") }
}
