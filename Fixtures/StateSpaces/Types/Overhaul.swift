//~ states Overhaul exact
//~ variables isLoading isLoaded
//~ make Overhaul()
//~ do it.start()
//~ do it.finish()
//~ do it.stop()
//~ rewrite isLoading isLoaded

class OverhaulBase {
  var error: String? { didSet { render() } }

  func render() {}
}

/// What is inherited under the name that a `catch` binds runs code when it is set.
final class Overhaul: OverhaulBase {
  private(set) var isLoading = false
  private(set) var isLoaded = false

  func start() {
    guard !isLoading else { return }
    isLoading = true
    isLoaded = false
  }

  func finish() {
    guard isLoading else { return }
    isLoading = false
    error = nil
    isLoaded = true
  }

  func stop() {
    guard isLoading else { return }
    var error: String { isLoading ? "loading" : isLoaded ? "loaded" : "between" }
    isLoading = false
    note("now \(error)")
    isLoaded = true
  }

  override func render() { note("\(isLoading) \(isLoaded)") }
}
