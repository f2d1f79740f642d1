import SwiftUI

struct Console: View {
  @AppStorage("example.console.mode") private var mode = "all"  //~ key_unsafe "a dot"

  var body: some View {
    Picker("Mode", selection: $mode) {
      Text("All").tag("all")
      Text("Errors").tag("errors")
    }
    Text("Shows \(mode)")
  }
}

func resetConsole() { UserDefaults.standard.removeObject(forKey: "example.console.mode") }
