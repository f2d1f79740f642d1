import SwiftUI

/// What the parent passes is no state of the view, whatever is asked for together.
struct SecretField: View {
  var isSecret = false
  var isFramed = false
  @State private var isVisible = false
  @State private var text = ""

  var body: some View {
    if isSecret && !isVisible {
      SecureField("", text: $text)
    } else if isFramed && isVisible {
      TextField("", text: $text).border(.gray)
    } else {
      TextField("", text: $text)
    }
    Button("Show") { isVisible.toggle() }
  }
}
