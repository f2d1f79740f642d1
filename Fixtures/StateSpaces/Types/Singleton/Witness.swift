final class Witness {
  private let target: Singleton = .shared
  private static let keeper = Witness()

  func look() { Singleton.shared.isMuted = true }

  func leave() {
    target.isMuted = false
    target.owner = Witness.keeper
  }
}
