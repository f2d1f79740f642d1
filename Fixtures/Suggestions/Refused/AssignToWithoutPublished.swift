// error: cannot find '$isValid' in scope
import Combine

final class Form: ObservableObject {
  enum Phase {
    case empty, valid
  }

  @Published var name = ""
  @Published private(set) var phase = Phase.empty
  var isValid: Bool { phase == .valid }

  init() {
    $name.map { !$0.isEmpty }.assign(to: &$isValid)
  }
}
