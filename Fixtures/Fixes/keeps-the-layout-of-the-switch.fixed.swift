enum Instrument {
  case violin, viola, violoncello, contrabass, piccolo, flute, oboe, clarinet, bassoon
}

func perLine(_ instrument: Instrument) -> Int {
  switch instrument {
  case .violin,
       .viola:
    return 1
  case .violoncello,
       .contrabass,
       .piccolo,
       .flute,
       .oboe,
       .clarinet,
       .bassoon:
    return 2
  }
}

func broken(_ instrument: Instrument) -> Int {
  switch instrument {
  case .violin, .viola,
      .flute:
    return 1
  case .oboe, .clarinet: return 3
  case .violoncello, .contrabass, .piccolo, .bassoon:
    return 2
  }
}

func indented(_ instrument: Instrument) -> Int {
    switch instrument {
        case .violin:
            return 1
        case .viola, .violoncello, .contrabass, .piccolo, .flute, .oboe, .clarinet, .bassoon:
            return ["a long line", "that has a body of its own", "which goes to the next one"].count
    }
}

func oneLine(_ instrument: Instrument) -> Int {
  switch instrument { case .violin, .viola, .piccolo: return 1; case .violoncello, .contrabass, .flute, .oboe, .clarinet, .bassoon: return 2 }
}

func severalLines(_ instrument: Instrument) -> [Int] {
  switch instrument {
  case .flute: return []
  case .violin, .viola, .violoncello, .contrabass, .piccolo, .oboe, .clarinet, .bassoon: return [1, 2].map {
    $0 * 2
  }
  }
}

func tabs(_ instrument: Instrument) -> Int {
	switch instrument {
	case .violin, .viola: return 1
	case .violoncello, .contrabass, .piccolo, .flute, .oboe, .clarinet, .bassoon:
		return 2
	}
}
