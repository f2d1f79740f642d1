enum Signal { case red, amber, green, off }

func first(_ signal: Signal) -> Int {
  let mustStop = signal == .red || signal == .amber || signal == .off
  return mustStop ? 1 : 0
}

func second(_ signal: Signal) -> Int {
  let mustStop = [.red, .amber, .off].contains(signal)
  return mustStop ? 2 : 0
}

func third(_ signal: Signal) -> Int {
  guard signal != .red && signal != .amber && signal != .off else { return 1 }
  return 0
}
