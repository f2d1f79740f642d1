//~ states Backup exact
//~ variables isMounted isCopying hasError isVerified
//~ make Backup()
//~ do it.run()
//~ do try? it.verify()
//~ rewrite refused: between

/// Nested `do`, a `catch` with a pattern, and an error thrown out of a `catch`.
final class Backup {
  enum Trouble: Error { case full, gone }

  private var isMounted = false
  private var isCopying = false
  private var hasError = false
  private var isVerified = false

  func run() {
    defer { isCopying = false }
    do {
      isMounted = true
      do {
        isCopying = true
        try copy()
        isVerified = false
      } catch Trouble.gone {
        isMounted = false
        throw Failure()
      }
      hasError = false
    } catch {
      hasError = true
    }
  }

  func verify() throws {
    guard isMounted, !hasError else { throw Trouble.gone }
    defer { isMounted = false }
    isVerified = true
    try mayThrow()
    isVerified = unknown()
  }

  private func copy() throws {
    if unknown() { throw unknown() ? Trouble.gone : Trouble.full }
  }
}
