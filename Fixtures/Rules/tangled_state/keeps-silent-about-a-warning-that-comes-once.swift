import SwiftUI

struct ThemePanel: View {
  @State private var hasWarned = false
  @State private var restartAlert = false
  @State private var theme = 0

  var body: some View {
    Picker("Theme", selection: $theme) { Text("Dark").tag(1) }
      .onChange(of: theme) {
        guard hasWarned else {
          hasWarned = true
          restartAlert = true
          return
        }
      }
      .alert("Restart?", isPresented: $restartAlert) { Button("OK") {} }
  }
}
