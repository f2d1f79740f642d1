import SwiftUI

struct SoundSettings: View {
  @AppStorage("playsSounds") private var playsSounds = true

  var body: some View { Toggle("Sounds", isOn: $playsSounds) }
}

struct Keyboard: View {
  @AppStorage("playsSounds") private var playsSounds = true

  var body: some View { Text(playsSounds ? "loud" : "silent") }
}
