import Foundation

/// Hands out the access token, and renews it when it is too old. One renewal at a time.
actor TokenStore {
  struct Token: Sendable {
    let value: String
    let expires: Date
  }

  enum Failure: Error {
    case loggedOut
  }

  private var token: Token?
  private var isRefreshing = false
  private var isLoggedOut = true
  private var refreshTask: Task<Token, any Error>?

  private let renew: @Sendable () async throws -> Token

  init(renew: @escaping @Sendable () async throws -> Token) {
    self.renew = renew
  }

  var isUsable: Bool {
    !isLoggedOut && !isRefreshing && token != nil
  }

  func logIn(with token: Token) {
    refreshTask?.cancel()
    refreshTask = nil
    isRefreshing = false
    isLoggedOut = false
    self.token = token
  }

  func logOut() {
    refreshTask?.cancel()
    refreshTask = nil
    token = nil
    isRefreshing = false
    isLoggedOut = true
  }

  func current() async throws -> Token {
    if isLoggedOut {
      throw Failure.loggedOut
    }
    if isRefreshing, let refreshTask {
      return try await refreshTask.value
    }
    if let token, token.expires > Date() {
      return token
    }
    return try await refresh()
  }

  private func refresh() async throws -> Token {
    let task = Task { try await renew() }
    token = nil
    isRefreshing = true
    refreshTask = task
    do {
      let fresh = try await task.value
      token = fresh
      isRefreshing = false
      refreshTask = nil
      return fresh
    } catch {
      logOut()
      throw error
    }
  }
}
