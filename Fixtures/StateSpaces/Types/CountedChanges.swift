//~ states CountedChanges contains
//~ variables isOn isReady counter
//~ make CountedChanges()
//~ do it.turnOn()
//~ do it.turnOff()
//~ rewrite refused: counted

/// Somebody counts the changes of the object.
final class CountedChanges: ObservableObject {
  @Published private(set) var isOn = false
  @Published private(set) var isReady = true
  private var counter: ChangeCounter?

  init() { counter = ChangeCounter(self) }

  func turnOn() {
    guard isReady else { return }
    isReady = false
    isOn = true
  }

  func turnOff() { isOn = false }
}

final class ChangeCounter {
  private var count = 0
  private var bag: [AnyCancellable] = []

  init(_ owner: CountedChanges) {
    owner.objectWillChange.sink { [weak self] _ in self?.count = 1 }.store(in: &bag)
  }
}
