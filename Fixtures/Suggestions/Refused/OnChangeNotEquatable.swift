// error: instance method 'onChange(of:initial:_:)' requires that 'Phase' conform to 'Equatable'
import SwiftUI

enum Phase {
  case idle
  case failed(any Error)
}

struct Feed: View {
  @State private var phase = Phase.idle

  var body: some View {
    Text("Feed")
      .onChange(of: phase) { phase = .idle }
  }
}
