enum Letter { case a, b, c, d, e, f, g, h, i, j, k }

func vowel(_ letter: Letter) -> Int {
  switch letter {
  case .a, .e: 1
  default: 0
  }
}
