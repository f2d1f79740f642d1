import SwiftUI

struct Library: View {
  @AppStorage("selection") private var shelf = "fiction"

  var body: some View { Text(shelf) }
}

struct Calendar: View {
  @AppStorage("selection") private var month = 1  //~ key_collision "holds 'Int' here and 'String' elsewhere"

  var body: some View { Text("\(month)") }
}
