import SwiftUI

struct Home: View {
  @AppStorage("pinned") private var pinned = ""
  @AppStorage("tab") private var tab = 0

  var body: some View {
    TabView(selection: $tab) { Filters(pinned: $pinned) }
  }
}
