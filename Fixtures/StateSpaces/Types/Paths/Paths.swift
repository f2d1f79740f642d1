//~ states Paths contains
//~ variables isOpen isShut isLocked
//~ make Paths()
//~ do PathUser().open(it)
//~ do PathUser().lock(it)
//~ do it.shut()
//~ rewrite left: independent

/// Key paths, `yield` and `callAsFunction`; a key path may lead anywhere, so the table may have more.
final class Paths {
  var isOpen = false
  fileprivate(set) var isShut = false
  private var isLocked = false

  var isClosed: Bool {
    get { isShut }
    _modify { yield &isShut }
  }

  func set<Value>(_ path: ReferenceWritableKeyPath<Paths, Value>, to value: Value) {
    self[keyPath: path] = value
  }

  func shut() {
    if isOpen { self() }
  }

  private func callAsFunction() { isLocked = isShut }
}
