/// The `do` is around every action. What one of them keeps for the next is not what an attempt gives.
final class ResetModel {
  enum Action { case typed(String), confirm }

  private(set) var password: String?
  private(set) var problem: Error?

  func handle(_ action: Action) {
    do {
      switch action {
      case .typed(let text): password = text
      case .confirm: try save()
      }
    } catch {
      problem = error
    }
  }

  private func save() throws {}
}
