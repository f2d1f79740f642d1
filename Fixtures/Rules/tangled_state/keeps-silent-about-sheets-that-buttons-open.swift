// Each closure turns on one flag and runs alone: nothing moves two of them.
struct RecipeView: View {
  @State private(set) var showsSteps = false
  @State private(set) var showsShopping = false
  @State private(set) var showsSharing = false

  var body: some View {
    VStack {
      Button("Steps") { showsSteps = true }
      Button("Shopping") { showsShopping = true }
      Button("Share") { showsSharing = true }
    }
  }

  var menu: some View {
    Menu("More") {
      Button("Steps") { showsSteps = true }
      Button("Shopping") { showsShopping = false }
      Button("Share") { showsSharing = true }
    }
  }
}
