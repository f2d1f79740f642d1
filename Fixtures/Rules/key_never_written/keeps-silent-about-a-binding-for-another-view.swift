import SwiftUI

struct Home: View {
  @AppStorage("pinned") private var pinned = ""

  var body: some View { Filters(pinned: $pinned) }
}
