// Any error may come: the rest takes more than the cases of this enum.
enum LoginError: Error { case expired, denied, offline }

func explain(_ attempt: some Attempt) {
  switch attempt.failure {
  case LoginError.expired: print("again")
  case LoginError.denied: print("no")
  default: print("something else")
  }
}
