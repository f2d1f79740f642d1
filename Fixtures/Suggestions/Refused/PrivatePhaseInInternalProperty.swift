// error: property must be declared
import Combine

final class Loader: ObservableObject {
  private enum Phase {
    case idle, loading
  }

  @Published private(set) var phase = Phase.idle
}
