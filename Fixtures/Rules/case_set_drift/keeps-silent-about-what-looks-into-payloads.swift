enum JobResult { case done(Int), failed(Bool), none }

final class PrintJob {
  var result = JobResult.none

  func one() {
    switch result {
    case .done(0), .failed: print(1)
    default: print(2)
    }
  }

  func two() {
    switch result {
    case .done, .failed: print(3)
    default: print(4)
    }
    switch result {
    case .done, .failed: print(5)
    default: print(6)
    }
  }

  func three() {
    switch result {
    case .done(1), .failed(true), .none: print(7)
    default: print(8)
    }
  }
}
