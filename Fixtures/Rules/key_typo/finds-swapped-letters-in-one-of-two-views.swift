import SwiftUI

struct SwipeSettings: View {
  @AppStorage("natural") private var naturalSwipe = true

  var body: some View { Toggle("Natural swipe", isOn: $naturalSwipe) }
}

struct SwipeArea: View {
  @AppStorage("natrual") private var naturalSwipe = true  //~ key_typo "no other name has 'natrual' in it"

  var body: some View { Text(naturalSwipe ? "natural" : "inverted") }
}
