enum Piece { case pawn, rook, queen }

func value(_ piece: Piece) -> Int {
  switch piece {
  case .pawn: 1
  @unknown default: 5
  }
}
