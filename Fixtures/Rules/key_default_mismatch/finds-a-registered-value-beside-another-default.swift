import SwiftUI

func prepare() {
  UserDefaults.standard.register(defaults: ["pixelates": false])
}

struct EffectSettings: View {
  @AppStorage("pixelates") private var pixelates = true  //~ key_default_mismatch "'false' is registered for it"

  var body: some View { Toggle("Pixels", isOn: $pixelates) }
}
