enum Piece { case pawn, rook, queen }

func value(_ piece: Piece) -> Int {
  switch piece {
  case .pawn: return 1
  case .rook: return 5
  case .queen: return 9
  }
}

func superfluous(_ piece: Piece) -> Int {
  switch piece {
  case .pawn, .rook: return 1
  case .queen: return 9
  default: return 0
  }
}
