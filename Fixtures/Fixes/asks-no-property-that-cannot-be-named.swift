enum Crane { case idle, lifting, turning }

final class Quay {
  var crane: Crane?
  var cranes: [Crane] = []

  func first() -> Int { crane == .lifting || crane == .turning ? 1 : 0 }

  func second() -> Int { cranes[0] == .lifting || cranes[0] == .turning ? 2 : 0 }

  func third() -> Int { newest() == .lifting || newest() == .turning ? 3 : 0 }

  func newest() -> Crane { .idle }
}

enum Winch { case still, winding, slipping }

func pulls(_ winch: Winch) -> Int {
  winch == .winding  // it pulls
    || winch == .slipping ? 1 : 0
}

func holds(_ winch: Winch) -> Int { winch == .winding || winch == .slipping ? 2 : 0 }

func lets(_ winch: Winch) -> Int { winch == .winding || winch == .slipping ? 3 : 0 }

enum Plank {
  case dry, wet, rotten

  private var isBad: Bool { self == .wet || self == .rotten }
}

func steps(_ plank: Plank) -> Int { plank == .wet || plank == .rotten ? 1 : 0 }

func walks(_ plank: Plank) -> Int { plank == .wet || plank == .rotten ? 2 : 0 }

func nails(_ plank: Plank) -> Int { plank == .wet || plank == .rotten ? 3 : 0 }
