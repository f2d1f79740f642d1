import SwiftUI

// The project's own `alert` may do anything with the binding.
struct Notices: View {
  @State private var isShown = false
  @State private var message: String?

  var body: some View {
    Button("Show") {
      message = "Saved"
      isShown = true
    }
    .alert(isPresented: $isShown) { Text(message ?? "") }
  }
}

extension View {
  func alert(isPresented: Binding<Bool>, text: () -> Text) -> some View {
    onTapGesture { isPresented.wrappedValue.toggle() }
  }
}
