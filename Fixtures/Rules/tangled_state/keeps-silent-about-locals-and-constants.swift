struct Parser {
  let isStrict = true
  let allowsTabs = false

  func parse(_ text: String) -> Bool {
    var isQuoted = false
    var isEscaped = false
    var isComment = false
    for character in text {
      if isEscaped {
        isEscaped = false
        isQuoted = true
      } else if character == "#" && !isQuoted {
        isComment = true
        isQuoted = false
      }
    }
    return !isQuoted && !isComment
  }
}
