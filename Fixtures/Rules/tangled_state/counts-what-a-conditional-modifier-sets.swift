import SwiftUI

// The sheet is closed on one platform only: the token stays then.
final class SecondFactor: ObservableObject {
  @Published private(set) var token: String?  //~ tangled_state "'shown' is only ever true while 'token' is set: at most 3 of 4 combinations are reached"
  @Published var shown = false

  func begin(_ answer: String) {
    token = answer
    shown = true
  }

  func finish() {
    guard let token else { return }
    send(token)
    self.token = nil
    shown = false
  }

  private func send(_ token: String) {}
}

struct AccountView: View {
  @ObservedObject var factor: SecondFactor

  var body: some View {
    Text("Account")
      #if os(iOS)
        .sheet(isPresented: $factor.shown) { Text("Code") }
      #endif
  }
}
