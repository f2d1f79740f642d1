import SwiftUI

struct ReadingPreferences: View {
  @AppStorage("readsAloud") private var readsAloud = false
  @AppStorage("usesSerifs") private var usesSerifs = true
  @AppStorage("justifies") private var justifies = false
  @State private var isNightModeOn = false
  @State private var showsProgress = true

  var body: some View {
    Form {
      Toggle("Read aloud", isOn: $readsAloud)
      Toggle("Serifs", isOn: $usesSerifs)
      Toggle("Justify", isOn: $justifies)
      Toggle("Night mode", isOn: $isNightModeOn)
      Toggle("Progress", isOn: $showsProgress)
      Button("Reset") { restore() }
    }
  }

  private func restore() {
    readsAloud = false
    usesSerifs = true
    justifies = false
  }

  private func plain() {
    usesSerifs = false
    justifies = false
    readsAloud = false
  }
}
