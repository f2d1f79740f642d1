import SwiftUI

final class Preferences: ObservableObject {
  @AppStorage("playsSound") var playsSound = true

  var text: String { playsSound ? "loud" : "silent" }
}
