// The rules of the server set the message as well, and may come back while a report is sent.
struct ReportSheet: View {
  @State private var isSubmitting = false
  @State private var errorMessage: String?
  @State private var rules: [Rule] = []

  var body: some View {
    Form {
      Button("Send") { Task { await submit() } }
        .disabled(isSubmitting)
      if let errorMessage { Text(errorMessage) }
    }
    .task { await loadRules() }
  }

  private func loadRules() async {
    do {
      rules = try await Server.shared.rules()
    } catch {
      errorMessage = "No rules"
    }
  }

  private func submit() async {
    isSubmitting = true
    defer { isSubmitting = false }
    do {
      try await Server.shared.send(rules)
    } catch {
      errorMessage = "Not sent"
    }
  }
}
