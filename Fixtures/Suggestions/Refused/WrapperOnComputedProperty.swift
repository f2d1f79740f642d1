// error: property wrapper cannot be applied to a computed property
import Combine

final class Loader: ObservableObject {
  enum Phase {
    case idle, loading
  }

  @Published private var phase = Phase.idle

  @Published var isLoading: Bool {
    if case .loading = phase { true } else { false }
  }
}
