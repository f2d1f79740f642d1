//@ asset imageSet Pikachu
//@ asset imageSet Raichu
//@ asset imageSet Mew
import SwiftUI

struct Pictures: View {
  var body: some View {
    Image("Pikachu")
    Image("Raichu")
    Image("Mew")
    Image(systemName: "star")
    Image("AppIcon60x60")
  }
}

let folder = NSImage(named: "NSFolder")
