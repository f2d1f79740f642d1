import SwiftUI

// No modifier presents these: the view asks for the flag and the value.
struct RootView: View {
  @State private var showsDrawer = false  //~ tangled_state "'showsDrawer' is only ever set beside 'sharedUser': one optional could say what is shown and that it is"
  @State private var sharedUser: String?

  var body: some View {
    ZStack {
      Text("Home")
      if showsDrawer, let user = sharedUser { Drawer(user: user, isShown: $showsDrawer) }
    }
    .onReceive(shares) { user in
      sharedUser = user
      showsDrawer = true
    }
  }
}

/// A page for one flag, else a page for the other.
struct ActivityCard: View {
  @State private var showsChat = false  //~ tangled_state "'showsChat' and 'showsGuests' are asked for in turn: one state could have a case for each"
  @State private var showsGuests = false

  var body: some View {
    VStack {
      if showsChat {
        Chat { showsChat = false }
      } else if showsGuests {
        Guests { showsGuests = false }
      } else {
        Text("Activity")
      }
    }
    .onReceive(chats) { _ in showsChat = true }
    .onReceive(guests) { _ in showsGuests = true }
  }
}
