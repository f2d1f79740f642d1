// error: instance method 'sheet(item:onDismiss:content:)' requires that 'Route' conform to 'Identifiable'
import SwiftUI

enum Route {
  case settings, profile
}

struct Home: View {
  @State private var route: Route?

  var body: some View {
    Text("Home")
      .sheet(item: $route) { route in
        switch route {
        case .settings: Text("Settings")
        case .profile: Text("Profile")
        }
      }
  }
}
