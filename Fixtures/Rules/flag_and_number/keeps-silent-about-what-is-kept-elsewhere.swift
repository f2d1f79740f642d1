import SwiftUI

struct WelcomePage: View {
  @Default(.showsHints) var showsHints: Bool
  @AppStorage("sounds") var playsSounds = false
  @State private var level = 1

  var body: some View {
    Slider(value: $level)
    Button("Done") {
      if level >= 2 { showsHints = true }
      if level >= 3 { playsSounds = true }
    }
  }
}
