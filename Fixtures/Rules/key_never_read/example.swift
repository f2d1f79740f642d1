import SwiftUI

struct SoundSettings: View {
  @AppStorage("playsCompletionSound") private var playsSound = true  //~ key_never_read "is written and never read"

  var body: some View { Toggle("Sound when done", isOn: $playsSound) }
}
