final class Loader {
  var isLoading = false
  var shouldLoad = true
  var canLoad = true
  var wasLoading = false
  var isLoadingEnabled = true

  func begin() { isLoading = true }
}
