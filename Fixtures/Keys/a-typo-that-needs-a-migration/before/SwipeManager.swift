import SwiftUI

final class SwipeManager {
  @AppStorage("natrual") private var naturalSwipe = true  //~ key_typo "slip of 'natural'"

  func move(_ fingers: Int) -> Int {
    naturalSwipe ? fingers : -fingers
  }
}
