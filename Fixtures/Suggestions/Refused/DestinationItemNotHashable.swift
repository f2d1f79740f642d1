// error: requires that 'Ticket' conform to 'Hashable'
import SwiftUI

struct Ticket {
  let title: String
}

struct Tickets: View {
  @State private var selected: Ticket?

  var body: some View {
    NavigationStack {
      Text("Tickets")
        .navigationDestination(item: $selected) { Text($0.title) }
    }
  }
}
