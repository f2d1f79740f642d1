//~ states Fountain exact
//~ variables isFlowing isFrozen
//~ make Fountain()
//~ do it.start()
//~ do it.freeze()
//~ do it.thaw()
//~ do Basin().watch()
//~ do Plaza().ask([it])
//~ rewrite isFlowing isFrozen

/// What others of the project call by the same names is theirs: a key path, a binding and a publisher lead there. A key
/// path by which a collection asks each element only reads.
final class Fountain: ObservableObject {
  @Published private(set) var isFlowing = false
  @Published private(set) var isFrozen = false

  func start() {
    isFrozen = false
    isFlowing = true
  }

  func freeze() {
    guard isFlowing else { return }
    isFlowing = false
    isFrozen = true
  }

  func thaw() {
    isFlowing = false
    isFrozen = false
  }
}
