final class Feed {
  var isLoading = false
  var isLoaded = false
  var loadFailed = false

  func begin() {
    isLoading = true
    isLoaded = false
    loadFailed = false
  }

  func end() {
    isLoading = false
    isLoaded = true
    loadFailed = false
  }

  func fail() {
    isLoading = false
    isLoaded = false
    loadFailed = true
  }
}
