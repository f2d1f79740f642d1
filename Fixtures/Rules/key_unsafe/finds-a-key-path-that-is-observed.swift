import Foundation

final class VolumeWatcher: NSObject {
  func start() {
    UserDefaults.standard.addObserver(self, forKeyPath: "player.volume", options: .new, context: nil)  //~ key_unsafe
  }
}
