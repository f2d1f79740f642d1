import SwiftUI

struct SoundSettings: View {
  @AppStorage("playsCompletionSound") private var playsSound = true

  var body: some View { Toggle("Sound when done", isOn: $playsSound) }
}

func finish(_ sound: () -> Void) {
  if UserDefaults.standard.bool(forKey: "playsCompletionSound") { sound() }
}
