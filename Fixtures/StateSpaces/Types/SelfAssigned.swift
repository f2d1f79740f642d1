//~ states SelfAssigned contains
//~ variables isLoading isLoaded
//~ make SelfAssigned(true)
//~ do _ = it.body
//~ rewrite refused: wrapper

/// The initialiser writes what only SwiftUI keeps.
struct SelfAssigned: View {
  @State private var isLoading = false
  @State private var isLoaded = false

  init(_ isLoading: Bool) { self.isLoading = isLoading }

  var body: some Any {
    VStack {
      Button("Load") {
        isLoading = false
        isLoaded = true
      }
    }
  }
}
