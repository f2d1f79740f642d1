enum Signal { case stop, caution, proceed }

func isLit(_ signal: Signal) -> Int {
  switch signal {
  case .stop: 1
  default: 0
  }
}
