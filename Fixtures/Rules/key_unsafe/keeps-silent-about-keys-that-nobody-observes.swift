import SwiftUI

struct Volume {
  func save(_ value: Double) { UserDefaults.standard.set(value, forKey: "player.volume") }

  var value: Double { UserDefaults.standard.double(forKey: "player.volume") }
}

struct Tabs: View {
  @SceneStorage("tabs.selected") private var selected = 0

  var body: some View { Text("\(selected)") }
}
