import UntangleSourceFiles
import UntangleStateSpaces

/// What the name of a variable says of its part in an enum.
extension StateVariable {
  /// Whether it is an optional with what went wrong: `errorMessage`.
  var holdsError: Bool {
    domain == .optional && namesFailure && !wordsInName(name).contains("warning")
  }

  /// Whether it is a flag that says that there was an error: `submitError`, `failedToLoad`, `fail`.
  var isFlagOfError: Bool {
    let words = wordsInName(plainName(name))
    return domain == .boolean
      && (["error", "failure", "fail"].contains(words.last) || ["failed", "fail"].contains(words.first)
        || isFlagOfLoading)
  }

  /// Whether it is a flag that says that something could not be loaded: `loadFailed`.
  var isFlagOfLoading: Bool {
    let words = wordsInName(plainName(name))
    return domain == .boolean && words.count == 2
      && ["load", "loading", "fetch", "download"].contains(words[0])
      && ["failed", "failure", "error"].contains(words[1])
  }

  /// Whether it says how something went: `reconnectResult`.
  var isResult: Bool {
    domain == .optionalBoolean && ["result", "success", "succeeded"].contains(wordsInName(name).last)
  }

  /// Whether the value is no result, but something that works: a timer, a view, a function.
  var isMeansOfWork: Bool {
    namesMeans || wordsInName(name).last.map(wordsOfMeans.contains) ?? false
  }
}
