// What all types under test may use, and the analysis may know.

struct Payload {
  var number = 0
}

struct Failure: Error {}
