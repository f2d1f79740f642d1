// error: cannot assign to property: 'isLoading' is a get-only property
import SwiftUI

enum Phase {
  case idle, loading

  var isLoading: Bool { self == .loading }
}

final class Loader: ObservableObject {
  @Published var phase = Phase.idle
}

struct LoaderView: View {
  @ObservedObject var model: Loader

  var body: some View {
    Toggle("Loading", isOn: $model.phase.isLoading)
  }
}
