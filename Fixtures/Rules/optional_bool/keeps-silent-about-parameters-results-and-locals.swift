struct Comparison {
  let isKnown: Bool?

  func isEarlier(_ other: Date, strict: Bool? = nil) -> Bool? {
    var answer: Bool?
    answer = strict
    return answer
  }

  var isLater: Bool? { isKnown.map { !$0 } }
}
