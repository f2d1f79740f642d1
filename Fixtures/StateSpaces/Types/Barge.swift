//~ states Barge exact
//~ variables isSailing cargo
//~ make Barge()
//~ do it.sail()
//~ do it.land(["salt"])
//~ do it.land([])
//~ rewrite isSailing cargo

/// A protocol has the same function as the type that is asked, and neither returns nil. What returns `Self` is a
/// type of the same functions.
protocol Jetty {
  func unload(_ names: [String]) throws -> String
}

final class NorthJetty: Jetty {
  struct Empty: Error {}

  func opened() -> Self { self }

  func unload(_ names: [String]) throws -> String {
    guard let first = names.first else { throw Empty() }
    return first
  }
}

final class Barge {
  private var isSailing = false
  private var cargo: String?

  func sail() {
    cargo = nil
    isSailing = true
  }

  func land(_ names: [String]) {
    guard isSailing else { return }
    isSailing = false
    do { cargo = try NorthJetty().opened().opened().unload(names) } catch { cargo = "nothing" }
  }
}
