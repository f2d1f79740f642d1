//~ states ErrorModel exact
//~ variables showsError message
//~ make ErrorModel()
//~ do it.save()
//~ do dismiss(it)
//~ rewrite showsError message

/// A flag that others only take back, as a presentation does.
final class ErrorModel: ObservableObject {
  @Published var showsError = false
  @Published private(set) var message: Payload?

  func save() {
    guard unknown() else { return }
    message = Payload()
    showsError = true
  }
}

func dismiss(_ model: ErrorModel) { model.showsError = false }
