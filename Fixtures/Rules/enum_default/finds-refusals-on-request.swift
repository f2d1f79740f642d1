//@ trapping_defaults = true
enum Piece { case pawn, rook, queen }

func value(_ piece: Piece) throws -> Int {
  switch piece {
  case .pawn: print(1)
  default: fatalError("not yet")  //~ enum_default
  }
  switch piece {
  case .pawn: return 1
  default: throw PieceError.unknown  //~ enum_default
  }
}
