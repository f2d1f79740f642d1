import Foundation

final class Start {
  let defaults = UserDefaults(suiteName: "group.example")!

  func begin() {
    defaults.register(defaults: ["lastUser": ""])
    print(defaults.string(forKey: "lastUser") ?? "")
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .init("userChanged"), object: nil)
  }

  @objc func reload() {}
}
