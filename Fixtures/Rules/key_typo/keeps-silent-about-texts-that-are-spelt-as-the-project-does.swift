import SwiftUI

enum StorageKey: String {
  case favouriteColour = "favouriteColor"
}

struct ColorSettings: View {
  @AppStorage(StorageKey.favouriteColour.rawValue) private var color = "red"
  @AppStorage("accentColor") private var accent = "blue"

  var body: some View { Text(color + accent) }
}
