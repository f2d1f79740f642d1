import Foundation

func shade(_ result: Result<Int, any Error>, _ order: ComparisonResult) -> Int {
  switch order {
  case .orderedSame: print("same")
  case .orderedAscending: print("less")
  default: print("more")
  }
  switch result {
  case .success(let value): return value
  default: return 0
  }
}
