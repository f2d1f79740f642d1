/// An alert and its text, which are set together wherever the alert is.
final class Account: ObservableObject {
  @Published var showError = false  //~ tangled_state "'showError' is only ever set beside 'errorMessage'"
  @Published var errorMessage = ""

  func rename(_ name: String) {
    guard !name.isEmpty else {
      errorMessage = "A name, please."
      showError = true
      return
    }
    store(name)
  }

  func delete() {
    errorMessage = "That cannot be undone."
    showError = true
  }

  func dismiss() { showError = false }
}

/// The second place shows it without a text of its own.
final class Notice {
  var showMessage = false
  var message = ""

  func warn(_ text: String) {
    message = text
    showMessage = true
  }

  func again() { showMessage = true }

  func hide() { showMessage = false }
}

/// The title is no text of the icon.
final class EntityRow {
  var showIcon = false
  var title = ""

  func fill(_ entity: Entity) {
    title = entity.name
    showIcon = true
  }

  func clear() { showIcon = false }
}
