//~ states SubscribedFlag contains
//~ variables isOn isReady
//~ make SubscribedFlag()
//~ do it.turnOn()
//~ do it.turnOff()
//~ rewrite refused: publisher

/// Somebody hears of each change of one flag.
final class SubscribedFlag: ObservableObject {
  @Published private(set) var isOn = false
  @Published private(set) var isReady = true
  @Published private(set) var changes = 0
  private var bag: [AnyCancellable] = []

  init() { $isOn.sink { [weak self] _ in self?.changes = 1 }.store(in: &bag) }

  func turnOn() {
    guard isReady else { return }
    isReady = false
    isOn = true
  }

  func turnOff() {
    guard isOn else { return }
    isOn = false
    changes = 0
  }
}
