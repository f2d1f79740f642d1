import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    UserDefaults.standard.register(defaults: [
      "pixelationEnabled": true, "scanlinesEnabled": true, "autoColorEnabled": true,
    ])
  }
}
