// Three names for one question: how far is the article?
final class Article {
  var isLoading = false  //~ flag_family "'isLoading', 'isLoaded' and 'loadFailed' are named as states of one thing"
  var isLoaded = false
  var loadFailed = false

  func begin() { isLoading = true }

  func show() { isLoaded = true }

  func fail() { loadFailed = true }
}
