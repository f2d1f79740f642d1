import SwiftUI

struct Editor: View {
  @AppStorage("fontScheme") private var scheme = "plain"

  var body: some View { Text(scheme) }
}

struct Viewer: View {
  @AppStorage("fontSchema") private var version = 2

  var body: some View { Text("\(version)") }
}
