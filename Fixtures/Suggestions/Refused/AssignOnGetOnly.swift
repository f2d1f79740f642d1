// error: ReferenceWritableKeyPath<Form, Bool>
import Combine

final class Form: ObservableObject {
  @Published var name = ""
  @Published private(set) var phase = Phase.empty
  var isValid: Bool { phase == .valid }
  private var subscriptions: Set<AnyCancellable> = []

  enum Phase {
    case empty, valid
  }

  init() {
    $name.map { !$0.isEmpty }.assign(to: \Form.isValid, on: self).store(in: &subscriptions)
  }
}
