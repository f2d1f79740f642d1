import SwiftUI

struct Console: View {
  @AppStorage("example_console_mode") private var mode = "all"

  var body: some View {
    Picker("Mode", selection: $mode) {
      Text("All").tag("all")
      Text("Errors").tag("errors")
    }
    Text("Shows \(mode)")
  }
}

func resetConsole() { UserDefaults.standard.removeObject(forKey: "example_console_mode") }
