import SwiftUI

struct Library: View {
  @AppStorage("shelf") private var shelf = "fiction"
  @AppStorage("page") private var page = 1

  var body: some View { Text(shelf) }
}

struct Shelf: View {
  @AppStorage("shelf") private var name: String?
  @AppStorage("page") private var page = 1.0

  var body: some View { Text(name ?? "") }
}
