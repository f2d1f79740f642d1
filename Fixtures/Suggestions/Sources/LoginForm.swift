import Combine
import Foundation

struct Session: Sendable {
  let user: String
}

@MainActor
final class LoginForm: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var rememberMe = true

  @Published private(set) var isValid = false
  @Published private(set) var isSubmitting = false
  @Published private(set) var isLoggedIn = false
  @Published private(set) var errorMessage: String?
  @Published private(set) var session: Session?

  private var subscriptions: Set<AnyCancellable> = []
  private let logIn: (String, String) -> AnyPublisher<Session, any Error>

  init(logIn: @escaping (String, String) -> AnyPublisher<Session, any Error>) {
    self.logIn = logIn
    $email
      .combineLatest($password)
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .map { email, password in email.contains("@") && password.count >= 8 }
      .removeDuplicates()
      .assign(to: &$isValid)
    $email
      .dropFirst()
      .sink { [weak self] _ in
        self?.errorMessage = nil
      }
      .store(in: &subscriptions)
  }

  func submit() {
    guard isValid, !isSubmitting else { return }
    isSubmitting = true
    isLoggedIn = false
    errorMessage = nil
    session = nil
    logIn(email, password)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          guard case .failure(let error) = completion else { return }
          self?.isSubmitting = false
          self?.errorMessage = error.localizedDescription
        },
        receiveValue: { [weak self] session in
          self?.isSubmitting = false
          self?.isLoggedIn = true
          self?.session = session
        }
      )
      .store(in: &subscriptions)
  }

  func logOut() {
    isSubmitting = false
    isLoggedIn = false
    errorMessage = nil
    session = nil
    password = ""
  }
}
