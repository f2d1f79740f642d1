enum Move { case rock, paper, scissors }
enum Result { case win, lose, draw }

func play(_ mine: Move, _ theirs: Move) -> Result {
  switch (mine, theirs) {
  case (.rock, .scissors), (.paper, .rock), (.scissors, .paper): .win
  case (.rock, .rock), (.paper, .paper), (.scissors, .scissors): .draw
  default: .lose  //~ tuple_default "3 of 9"
  }
}
