import SwiftUI

struct SwipeSettings: View {
  @AppStorage("natural") private var naturalSwipe = true

  var body: some View {
    Toggle("Natural swipe", isOn: $naturalSwipe)
  }
}
