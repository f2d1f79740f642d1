import SwiftUI

struct Tabs: View {
  @AppStorage("selectedTab") private var selected = 0  //~ key_type_mismatch "read as 'Int' and written as 'String'"

  var body: some View { Text("\(selected)") }
}

func openSettings() {
  UserDefaults.standard.set("settings", forKey: "selectedTab")
}
