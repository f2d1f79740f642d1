// error: requires that 'Onboarding' conform to
import SwiftUI

enum Onboarding {
  case welcome
  case step(Int)
}

struct Root: View {
  @AppStorage("onboarding") private var onboarding = Onboarding.welcome

  var body: some View {
    Text("Welcome")
  }
}
