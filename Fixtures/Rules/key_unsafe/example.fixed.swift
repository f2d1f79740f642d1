import SwiftUI

struct VolumeControl: View {
  @AppStorage("player_volume") private var volume = 0.5

  var body: some View { Slider(value: $volume) }
}

func mute() { UserDefaults.standard.set(0.0, forKey: "player_volume") }
