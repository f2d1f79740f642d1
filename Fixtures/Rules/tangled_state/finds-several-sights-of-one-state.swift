import SwiftUI

/// The export begins, ends with a text, and is shown: three variables for the steps of one state.
struct Export: View {
  @State private(set) var isPreparing = false  //~ tangled_state "'isPreparing', 'showsSheet' and 'text' could be one state"
  @State private var showsSheet = false
  @State private var text: String?

  var body: some View {
    Button("Export") { Task { await prepare() } }
      .sheet(isPresented: $showsSheet) { Text(text ?? "") }
      .onDisappear { text = nil }
  }

  private func prepare() async {
    isPreparing = true
    let made = await Export.make()
    text = made
    showsSheet = true
    isPreparing = false
  }
}
