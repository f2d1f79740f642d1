import SwiftUI

enum Theme: String { case light, dark }

struct ThemePicker: View {
  @AppStorage("theme") private var theme: Theme = .light

  var body: some View { Text(theme.rawValue) }
}

func resetTheme() { UserDefaults.standard.set("light", forKey: "theme") }
