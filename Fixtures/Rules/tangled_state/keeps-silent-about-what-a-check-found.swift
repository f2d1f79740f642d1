// The field is marked once the form was sent, and not while it is still empty.
struct OrderPage: View {
  @State private var name = ""
  @State private var showsNameError = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .border(showsNameError ? .red : .clear)
      Button("Order") { send() }
    }
  }

  private func send() {
    showsNameError = name.isEmpty
    if !showsNameError { Server.shared.order(name) }
  }
}
