// One question has one answer.
final class Article {
  enum Loading { case idle, running, done, failed }

  var loading = Loading.idle

  func begin() { loading = .running }

  func show() { loading = .done }

  func fail() { loading = .failed }
}
