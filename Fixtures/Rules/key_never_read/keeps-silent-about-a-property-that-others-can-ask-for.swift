import SwiftUI

final class Preferences: ObservableObject {
  @AppStorage("playsSound") var playsSound = true

  func mute() { playsSound = false }
}
