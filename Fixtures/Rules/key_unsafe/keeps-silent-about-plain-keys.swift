import SwiftUI

struct Tabs: View {
  @AppStorage("selected-tab") private var selected = 0
  @AppStorage("last_opened tab") private var last = 0

  var body: some View { Text("\(selected) \(last)") }
}
