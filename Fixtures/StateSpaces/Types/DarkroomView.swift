//~ states DarkroomView contains
//~ variables isRedLit isDeveloping
//~ make DarkroomView()
//~ do _ = it.body
//~ assume kept: "isDeveloping -> isRedLit"
//~ rewrite refused: handedOut

/// A switch can be turned off at any time, whatever is assumed of it.
struct DarkroomView: View {
  @State private var isRedLit = false
  @State private var isDeveloping = false

  var body: some Any {
    VStack {
      Toggle("Red light", isOn: $isRedLit)
      Button("Develop") { if isRedLit { isDeveloping = true } }
      Button("Done") { isDeveloping = false }
    }
  }
}
