// What all types under test may use, and the analysis may know.

struct Payload {
  var number = 0
  /// For the driver, which wants to know whose value it sees.
  let mark = Mark()
}

struct Failure: Error {
  let mark = Mark()
}
