/// What the picture's failure is noted for was forgotten: that flag goes, and is no part of a state.
final class PictureCell {
  private var hasFailed = false
  private(set) var isLoading = false

  func load() {
    hasFailed = false
    isLoading = true
  }

  func fail() {
    isLoading = false
    hasFailed = true
  }
}

/// The twin shows it.
final class ShownPictureCell {
  private var isBroken = false  //~ tangled_state "'isBroken', 'isReported' and 'isLoading'"
  private var isReported = false
  private(set) var isLoading = false

  var symbol: String { isBroken ? "exclamationmark" : "photo" }

  func load() {
    isBroken = false
    isReported = false
    isLoading = true
  }

  func fail() {
    guard !isReported else { return }
    isLoading = false
    isBroken = true
    isReported = true
  }
}
