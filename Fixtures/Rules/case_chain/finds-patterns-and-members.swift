enum Freight { case empty, loaded(Int), sealed, lost, found }

final class Wagon {
  var freight = Freight.empty
  var weight = 0

  func weigh() {
    if case .empty = freight {  //~ case_chain "'lost' and 'found' are passed over"
      weight = 0
    } else if case .loaded(let tons) = freight {
      weight = tons
    } else if case .sealed = self.freight {
      weight = -1
    }
  }
}

enum Brake { case loose, slow, tight }

func press(_ brake: Brake) -> Int {
  if .loose == brake {  //~ case_chain "'else' is never reached"
    return 0
  } else if brake == Brake.slow {
    return 1
  } else if brake == .tight {
    return 2
  } else {
    return 3
  }
}
