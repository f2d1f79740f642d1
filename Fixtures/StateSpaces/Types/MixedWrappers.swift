//~ states MixedWrappers exact
//~ variables isBusy isReady
//~ make MixedWrappers()
//~ do it.start()
//~ do it.stop()
//~ rewrite refused: wrapper

/// One flag is published, the other is not.
final class MixedWrappers: ObservableObject {
  @Published private(set) var isBusy = false
  private var isReady = true

  func start() {
    guard isReady else { return }
    isReady = false
    isBusy = true
  }

  func stop() { isBusy = false }
}
