import Foundation

/// The declaration of the key, and the only place that asks for it.
final class Terminal {
  func start() {
    UserDefaults.standard.register(defaults: ["escapeKeyEnabled": false])
  }

  var hasEscapeKey: Bool { UserDefaults.standard.bool(forKey: "escapeKeyEnabled") }
}
