// Two closures of one body are two actions, and each moves several flags.
struct OrderView: View {
  @State private var isEditing = false  //~ tangled_state "4 of 8 combinations are reached"
  @State private var isSaving = false
  @State private var hasFailed = false

  var body: some View {
    VStack {
      Text(isEditing ? "Draft" : hasFailed ? "Not saved" : "Order").opacity(isSaving ? 0.5 : 1)
      Button("Save") {
        isEditing = false
        isSaving = true
      }
      Button("Give up") {
        isSaving = false
        hasFailed = true
      }
    }
  }
}
