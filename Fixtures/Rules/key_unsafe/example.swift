import SwiftUI

struct VolumeControl: View {
  @AppStorage("player.volume") private var volume = 0.5  //~ key_unsafe "a dot"

  var body: some View { Slider(value: $volume) }
}

func mute() { UserDefaults.standard.set(0.0, forKey: "player.volume") }
