enum Signal {
  case stop
  case caution
  case proceed
}

func lamp(for signal: Signal) -> String {
  switch signal {
  case .stop: "red"
  case .caution: "yellow"
  default: "green"  //~ last_case_default "'proceed'"
  }
}
