// Any error may come: the rest takes more than the cases of this enum.
enum LoginError: Error { case expired, denied, offline }

func explain(_ attempt: some Attempt) {
  switch attempt.failure {
  case LoginError.expired: print("again")
  case LoginError.denied: print("no")
  default: print("something else")
  }
}

enum Subtitles {
  // The name hides the protocol's.
  enum Error: Swift.Error { case tooShort, refused, empty }
}

func explain(_ search: some Search) {
  search.run().onFailure { failure in
    switch failure {
    case Subtitles.Error.tooShort: print("longer")
    case Subtitles.Error.refused: print("no")
    default: print("something else")
    }
  }
}
