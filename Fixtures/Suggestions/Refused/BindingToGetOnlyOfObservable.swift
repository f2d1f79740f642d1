// error: cannot assign to property: 'isLoading' is a get-only property
import SwiftUI

@Observable
final class Loader {
  enum Phase {
    case idle, loading
  }

  private var phase = Phase.idle
  var isLoading: Bool { phase == .loading }
}

struct LoaderView: View {
  @Bindable var model: Loader

  var body: some View {
    Toggle("Loading", isOn: $model.isLoading)
  }
}
