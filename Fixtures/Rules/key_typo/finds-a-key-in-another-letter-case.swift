import SwiftUI

struct AppearanceSettings: View {
  @AppStorage("compactMode") private var isCompact = false

  var body: some View { Toggle("Compact", isOn: $isCompact) }
}

struct Feed: View {
  @AppStorage("compactmode") private var isCompact = false  //~ key_typo "by its style only"

  var body: some View { Text(isCompact ? "short" : "a long text") }
}

struct Detail: View {
  @AppStorage("compactMode") private var isCompact = false

  var body: some View { Text(isCompact ? "short" : "a long text") }
}
