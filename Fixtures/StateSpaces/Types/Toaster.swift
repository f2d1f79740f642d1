//~ states Toaster exact
//~ variables isWarm bread
//~ make Toaster()
//~ do it.insert()
//~ do it.eject()
//~ rewrite left: follows

/// The flag is published, and what it follows from is not: views would not hear of it any more.
@MainActor final class Toaster: ObservableObject {
  @Published private(set) var isWarm = false
  private(set) var bread: Payload?

  func insert() {
    bread = Payload()
    isWarm = true
  }

  func eject() {
    bread = nil
    isWarm = false
  }
}
