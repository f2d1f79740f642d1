import SwiftUI

/// The action belongs to the view around, and is asked about here.
struct ConfirmButton: View {
  @Binding var action: String?  //~ tangled_state "'isAsking' is only written where 'action' changes"
  @State private var isAsking = false

  var body: some View {
    Text("Delete")
      .onTapGesture { action = "delete" }
      .onChange(of: action) { action in
        if action != nil { isAsking = true }
      }
      .confirmationDialog("Sure?", isPresented: $isAsking) { Text("Yes") }
  }
}

/// Two settings of somebody else.
struct SettingsPage: View {
  @Binding var showsTags: Bool
  @Binding var tagLimit: Int?

  var body: some View {
    VStack {
      Button("Tags") { showsTags = true }
      Button("Limit") { tagLimit = 10 }
    }
  }
}
