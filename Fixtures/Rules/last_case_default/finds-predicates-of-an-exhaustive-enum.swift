// untangle:enforce exhaustive
enum HandSide { case left, right }

func isLeft(_ side: HandSide) -> Bool {
  switch side {
  case .left: true
  default: false  //~ last_case_default "'right'"
  }
}
