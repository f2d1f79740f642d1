enum Piece { case pawn, rook, queen }

func value(_ piece: Piece) throws -> Int {
  switch piece {
  case .pawn: print(1)
  default: fatalError("not yet")
  }
  switch piece {
  case .pawn: print(1)
  default:
    print(piece)
    preconditionFailure("not yet")
  }
  switch piece {
  case .pawn: return 1
  default: throw PieceError.unknown
  }
}
