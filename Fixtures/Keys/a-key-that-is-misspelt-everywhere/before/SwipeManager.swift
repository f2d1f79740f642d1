import SwiftUI

final class SwipeManager {
  @AppStorage("natrual") private var naturalSwipe = true  //~ key_typo "'naturalSwipe'"

  func move(_ fingers: Int) -> Int {
    naturalSwipe ? fingers : -fingers
  }

  func turn() { naturalSwipe.toggle() }
}
