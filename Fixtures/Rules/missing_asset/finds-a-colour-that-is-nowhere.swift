//@ asset colorSet Accent
import SwiftUI

struct Card: View {
  var body: some View {
    Text("Hello").foregroundStyle(Color("Accent")).background(Color("Sunset"))  //~ missing_asset "colour name 'Sunset'"
  }
}
