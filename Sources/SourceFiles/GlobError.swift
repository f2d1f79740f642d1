/// Why a pattern is invalid. The description is one lowercase sentence.
package enum GlobError: Error, Hashable, Sendable {
  case empty
  /// Patterns are relative to the configuration's folder, so that the location of a checkout does not matter.
  case absolute(pattern: String)
  /// `..`: patterns cannot reach out of that folder.
  case leavesFolder(pattern: String)
  case unclosedBracket(pattern: String)
  case unclosedBrace(pattern: String)
  case endsInBackslash(pattern: String)
  /// `[z-a]`.
  case backwardRange(pattern: String)
  /// Brackets match single bytes.
  case notASCIIInBrackets(pattern: String)
  case tooManyChoices(pattern: String, limit: Int)
}

extension GlobError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty:
      "the glob is empty"
    case .absolute(let pattern):
      "the glob '\(pattern)' is absolute; write it relative to the folder of this file"
    case .leavesFolder(let pattern):
      "the glob '\(pattern)' has '..'; globs start in the folder of this file and do not leave it"
    case .unclosedBracket(let pattern):
      "the glob '\(pattern)' has a '[' without ']'; write '\\[' for the character itself"
    case .unclosedBrace(let pattern):
      "the glob '\(pattern)' has a '{' without '}'; write '\\{' for the character itself"
    case .endsInBackslash(let pattern):
      "the glob '\(pattern)' ends in '\\'; write '\\\\' for the character itself"
    case .backwardRange(let pattern):
      "the glob '\(pattern)' has a range in brackets that runs backwards"
    case .notASCIIInBrackets(let pattern):
      "the glob '\(pattern)' has a character in brackets that is not ASCII; use braces instead"
    case .tooManyChoices(let pattern, let limit):
      "the glob '\(pattern)' has braces that leave more than \(limit) choices"
    }
  }
}
