//~ states Wainwright exact
//~ variables isLoading message
//~ make Wainwright()
//~ do it.load(1)
//~ do it.load(2)
//~ do it.load(3)
//~ sees false nil
//~ sees true nil
//~ sees false some
//~ rewrite isLoading message

/// Texts of errors with a type of their own, and texts that are joined.
final class Wainwright {
  private(set) var isLoading = true
  private(set) var message: String?
  private let wagon = Wagonette()

  func load(_ weight: Int) {
    isLoading = true
    message = nil
    do {
      try wagon.load(weight)
      message = "loaded " + "\(weight)"
    } catch let error as Surcharge {
      message = error.reason
    } catch {
      message = "failed: " + "\(error)"
    }
    isLoading = false
  }
}

struct Surcharge: Error {
  let weight: Int
  var reason: String? { weight > 2 ? "too heavy" : nil }
}

private struct Wagonette {
  func load(_ weight: Int) throws {
    if weight > 1 { throw Surcharge(weight: weight) }
  }
}
