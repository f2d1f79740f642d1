import SwiftUI

// SwiftUI sets `isShown` back, and nothing else: it is never true without a message.
struct Notices: View {
  @State private var isShown = false  //~ tangled_state "'isShown' is only ever true while 'message' is set: at most 3 of 4"
  @State private var message: String?

  var body: some View {
    Button("Show") {
      message = "Saved"
      isShown = true
    }
    .alert(isPresented: $isShown) { Alert(title: Text(message ?? "")) }
  }
}
