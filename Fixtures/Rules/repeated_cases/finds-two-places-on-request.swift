//@ minimum_places = 2
enum TramSignal { case red, amber, green }

func stops(_ signal: TramSignal) -> Int {
  if signal == .red || signal == .amber { return 1 }  //~ repeated_cases "isRedOrAmber"
  return 0
}

func looks(_ signal: TramSignal) -> Int {
  if signal == .red || signal == .amber { return 2 }
  return 0
}
