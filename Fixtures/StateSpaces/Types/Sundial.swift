//~ states Sundial exact
//~ variables isLit isShaded
//~ make Sundial()
//~ do it.rise()
//~ do it.cloud()
//~ do it.set()
//~ rewrite refused: between

/// A subscriber of another published variable runs between the two writes, and looks.
@MainActor final class Sundial: ObservableObject {
  @Published private(set) var isLit = false
  @Published private(set) var isShaded = false
  @Published private(set) var hour = 0
  private(set) var log: [Bool] = []
  private var subscriptions: [AnyCancellable] = []

  init() {
    $hour.sink { [unowned self] _ in log.append(isLit && !isShaded) }.store(in: &subscriptions)
  }

  func rise() {
    guard !isLit else { return }
    isLit = true
  }

  func cloud() {
    guard isLit else { return }
    isShaded = true
  }

  func set() {
    isLit = false
    hour = 0
    isShaded = false
  }
}
