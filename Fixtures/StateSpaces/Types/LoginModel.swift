//~ states LoginModel contains
//~ variables isLoggingIn errorText isLoggedIn
//~ make LoginModel()
//~ do it.logIn()
//~ do it.logOut()
//~ rewrite isLoggingIn errorText isLoggedIn

/// A published optional becomes the payload of a case. For the table the answer may come more than once.
final class LoginModel: ObservableObject {
  @Published private(set) var isLoggingIn = false
  @Published private(set) var errorText: Payload?
  @Published private(set) var isLoggedIn = false
  private let server = Server()

  func logIn() {
    guard !isLoggingIn, !isLoggedIn else { return }
    errorText = nil
    isLoggingIn = true
    server.send("log in") { [weak self] result in
      guard let self else { return }
      self.isLoggingIn = false
      switch result {
      case .success:
        self.isLoggedIn = true
      case .failure:
        self.errorText = Payload()
      }
    }
  }

  func logOut() {
    guard isLoggedIn else { return }
    isLoggedIn = false
  }
}
