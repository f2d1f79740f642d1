protocol Scripting {
  func evaluate(_ script: String, completion: ((Any?, Error?) -> Void)?)
}

final class WebController: Scripting {
  private let webView = WKWebView()

  func evaluate(_ script: String, completion: ((Any?, Error?) -> Void)?) {
    webView.evaluateJavaScript(script, completionHandler: completion)
  }

  func run(_ script: String, done: @escaping (Any?, Error?) -> Void) {
    webView.evaluateJavaScript(script, completionHandler: done)
  }
}
