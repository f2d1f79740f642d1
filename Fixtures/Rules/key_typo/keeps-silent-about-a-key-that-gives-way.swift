import SwiftUI

func moveSettings(_ defaults: UserDefaults) {
  guard let old = defaults.object(forKey: "natrual") else { return }
  defaults.set(old, forKey: "natural")
  defaults.removeObject(forKey: "natrual")
}

struct SwipeSettings: View {
  @AppStorage("natural") private var naturalSwipe = true

  var body: some View { Toggle("Natural swipe", isOn: $naturalSwipe) }
}
