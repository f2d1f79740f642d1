import SwiftUI

struct EffectSettings: View {
  @AppStorage("pixelationEnabled") private var pixelates = true  //~ key_default_mismatch "'false' is registered for it"
  @AppStorage("scanlinesEnabled") private var hasScanlines = true
  @AppStorage("autoColorEnabled") private var picksColor = true

  var body: some View {
    Toggle("Pixels", isOn: $pixelates)
    Toggle("Scanlines", isOn: $hasScanlines)
    Toggle("Automatic colour", isOn: $picksColor)
  }
}

struct EffectPreview: View {
  @AppStorage("pixelationEnabled") private var pixelates = true
  @AppStorage("scanlinesEnabled") private var hasScanlines = true

  var body: some View {
    Text(pixelates && hasScanlines ? "like a tube" : "plain")
  }
}

func paletteIsAutomatic() -> Bool {
  UserDefaults.standard.bool(forKey: "autoColorEnabled")  //~ key_default_mismatch "'true'"
}
