// `Result` and `Error` are Swift's own here: the nested ones are out of sight.
enum Printer {
  enum Error: Swift.Error { case noPaper, noInk, jammed }
  enum Result { case success, waste, nothing }
}

final class Office {
  func handle(_ error: Error) {
    switch error {
    case Printer.Error.noPaper: print("load")
    default: print("call")
    }
  }

  func finish(_ result: Result<Int, Never>) {
    switch result {
    case .success: print("done")
    default: print("lost")
    }
  }
}
