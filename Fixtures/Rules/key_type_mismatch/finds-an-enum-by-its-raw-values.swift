import SwiftUI

enum Theme: Int { case light, dark }

struct ThemePicker: View {
  @AppStorage("theme") private var theme: Theme = .light  //~ key_type_mismatch "read as 'Theme' and written as 'String'"

  var body: some View { Text("\(theme.rawValue)") }
}

func resetTheme() { UserDefaults.standard.set("light", forKey: "theme") }
