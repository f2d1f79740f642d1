import SwiftUI

enum Theme: String { case light, dark }

struct Settings: View {
  @AppStorage("theme") private var theme = Theme.light

  var body: some View { Text(theme.rawValue) }
}

struct Page: View {
  @AppStorage("theme") private var theme: Theme = .dark  //~ key_default_mismatch

  var body: some View { Text(theme.rawValue) }
}
