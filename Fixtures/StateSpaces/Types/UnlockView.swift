//~ states UnlockView exact
//~ variables isLocked isChecking wasRefused
//~ make UnlockView()
//~ do _ = it.body
//~ rewrite isLocked isChecking wasRefused

/// States that only actions in the body write.
struct UnlockView: View {
  @State private var isLocked = true
  @State private var isChecking = false
  @State private var wasRefused = false

  var body: some Any {
    VStack {
      Button("Unlock") {
        guard isLocked else { return }
        wasRefused = false
        isChecking = true
      }
      Button("Answer") {
        guard isChecking else { return }
        if unknown() {
          isLocked = false
        } else {
          wasRefused = true
        }
        isChecking = false
      }
      Button("Lock") {
        isChecking = false
        wasRefused = false
        isLocked = true
      }
    }
  }
}
