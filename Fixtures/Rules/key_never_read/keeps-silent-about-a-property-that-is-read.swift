import SwiftUI

struct SoundSettings: View {
  @AppStorage("playsSound") private var playsSound = true

  var body: some View {
    Toggle("Sound", isOn: $playsSound)
    if playsSound { Text("loud") }
  }
}
