import SwiftUI

final class LoginModel: ObservableObject {
  @Published var isKnown: Bool?  //~ optional_bool

  func look(_ name: String) { isKnown = name.isEmpty ? nil : true }
}

struct ConsentView: View {
  @State private var hasAgreed: Bool?  //~ optional_bool

  var body: some View {
    Button("Agree") { hasAgreed = true }
  }
}
