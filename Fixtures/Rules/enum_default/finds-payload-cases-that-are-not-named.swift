//@ partly_named_cases = true
enum Download {
  case waiting
  case running(progress: Double)
  case done(url: String, size: Int)
  case failed(any Error)
}

func bar(_ download: Download) -> Double {
  switch download {
  case .running(progress: let value) where value > 0: return value
  case .done(_, size: 0): return 0
  default: return 1  //~ enum_default "'waiting' and 'failed'"
  }
}
