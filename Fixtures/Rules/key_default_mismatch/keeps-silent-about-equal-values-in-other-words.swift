import SwiftUI

enum Theme: String { case light, dark }

struct Settings: View {
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("size") private var size = 10_000
  @AppStorage("scale") private var scale = 1.0

  var body: some View { Text(theme.rawValue) }
}

struct Page: View {
  @AppStorage("theme") private var theme: Theme = .light
  @AppStorage("size") private var size = 10000
  @AppStorage("scale") private var scale = 1

  var body: some View { Text(theme.rawValue) }
}
