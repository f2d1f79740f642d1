import SwiftUI

struct SoundSettings: View {
  @AppStorage("playsSound") var playsSound = true

  var body: some View { Toggle("Sound", isOn: $playsSound) }
}
