import SwiftUI

final class SwipeManager {
  @AppStorage("natural") private var naturalSwipe = true

  init(_ defaults: UserDefaults) {
    if let old = defaults.object(forKey: "natrual") {
      defaults.set(old, forKey: "natural")
      defaults.removeObject(forKey: "natrual")
    }
  }

  func move(_ fingers: Int) -> Int {
    naturalSwipe ? fingers : -fingers
  }
}
