// error: extra arguments at positions #2, #3 in call
import SwiftUI

struct Draft: Identifiable {
  let id: Int
}

struct Drafts: View {
  @State private var doomed: Draft?

  var body: some View {
    Text("Drafts")
      .confirmationDialog("Delete?", item: $doomed) { draft in
        Button("Delete \(draft.id)") { doomed = nil }
      }
  }
}
