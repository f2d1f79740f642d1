import SwiftUI

struct PinPage: View {
  @State private var tries = 0
  @State private var tellsWrongPin = false

  var body: some View {
    Text("Pin").alert("Wrong", isPresented: $tellsWrongPin) {}
  }

  func fail() {
    tries += 1
    if tries < 5 { tellsWrongPin = true }
  }
}
