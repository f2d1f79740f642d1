import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    UserDefaults.standard.register(defaults: ["pixelationEnabled": false, "scanlinesEnabled": true])
  }
}
