enum Signal { case stop, caution, proceed }

func lamp(_ signal: Signal) -> String {
  switch signal {
  case .stop: "red"
  case .caution, .proceed: "other"
  }
}

func superfluous(_ signal: Signal) -> String {
  switch signal {
  case .stop: "red"
  case .caution, .proceed: "other"
  default: "never"
  }
}
