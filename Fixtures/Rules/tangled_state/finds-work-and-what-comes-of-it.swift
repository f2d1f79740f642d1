/// The error of the same body belongs to the work that the flag is named after, wherever the lines stand.
final class Registration {
  var isRegistering = false  //~ tangled_state "'isRegistering' and 'error' are work and what comes of it"
  var error: (any Error)?

  func register(_ name: String, _ send: (String, @escaping (Result<Int, any Error>) -> Void) -> Void) {
    guard !isRegistering else { return }
    isRegistering = true
    send(name) { [weak self] result in
      guard let self else { return }
      isRegistering = false
      let count = name.count
      print(count)
      print(name)
      if case .failure(let problem) = result { error = problem }
    }
  }

  func dismiss() { error = nil }
}

final class StatusPage {
  var running = false  //~ tangled_state "'running' and 'hasRun' are work and what comes of it"
  var hasRun = false

  func run(_ check: (@escaping () -> Void) -> Void) {
    running = true
    check { [weak self] in
      self?.running = false
      self?.hasRun = true
    }
  }

  func forget() { hasRun = false }
}
