enum RailSignal { case red, amber, green, off }

func mayStop(_ signal: RailSignal) -> Int {
  if signal == .red || signal == .amber { return 1 }
  return 0
}

func mustLook(_ signal: RailSignal) -> Int {
  if signal == .red || signal == .amber { return 2 }
  return 0
}

func isWarning(_ signal: RailSignal) -> Bool { signal == .red || signal == .amber }
