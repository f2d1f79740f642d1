import SwiftUI

enum StorageKey {
  static let volume = "player.volume"
}

struct VolumeControl: View {
  @AppStorage(StorageKey.volume) private var volume = 0.5  //~ key_unsafe

  var body: some View { Slider(value: $volume) }
}

struct VolumeLabel: View {
  @AppStorage(StorageKey.volume) private var volume = 0.5

  var body: some View { Text("\(volume)") }
}
