//@ asset imageSet Pikachu
//@ asset imageSet Raichu
import SwiftUI

struct Pictures: View {
  var body: some View {
    Image("Pikachu")
    Image("Raichu")
    Image("Charmandr", bundle: .module)
  }
}

func picture(_ bundle: Bundle) -> UIImage? {
  UIImage(named: "Bulbasor", in: bundle, compatibleWith: nil)
}
