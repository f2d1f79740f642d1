// One text that is there or not is an optional at most.
final class Form {
  private var problem = ""

  func check() { problem = "Too short" }

  func clear() { problem = "" }

  func isFine() -> Bool { problem == "" || problem != "Too short" }
}
