import UntangleSourceFiles

/// The words that name what a flag says: `loading` for `isLoading`, `loadedFromCache` for `didLoadFromCache`,
/// `showingAlert` for `showAlert`.
func stateWord(_ flag: String) -> String {
  let plain = plainName(flag)
  if flag.drop(while: { $0 == "_" }).hasPrefix("did"), plain != flag { return inPast(plain) }
  for (verb, form) in shownForms where plain.hasPrefix(verb) {
    let rest = plain.dropFirst(verb.count)
    if rest.first?.isUppercase == true { return form + rest }
  }
  return plain
}

/// The name without a word that only says that it is a flag: `loading` for `isLoading`, `rewind` for `isRewindInProgress`.
func plainName(_ name: String) -> String {
  let ending = "InProgress"
  if name.hasSuffix(ending), name.count > ending.count + 3 {
    return plainName(String(name.dropLast(ending.count)))
  }
  for prefix in ["is", "has", "was", "did", "are"] where name.hasPrefix(prefix) {
    let rest = name.dropFirst(prefix.count)
    if let first = rest.first, first.isUppercase { return uncapitalized(String(rest)) }
  }
  return name.hasPrefix("_") ? plainName(String(name.drop { $0 == "_" })) : name
}

/// What flags are called that say that something is to be shown, and the form for its state.
private let shownForms = [
  ("shows", "showing"), ("show", "showing"), ("presents", "presenting"), ("present", "presenting"),
  ("displays", "displaying"), ("display", "displaying"),
]

/// The name with its verb in the past: `loadedFromCache` for `loadFromCache`, `initiallyAppeared` for `initiallyAppear`.
private func inPast(_ name: String) -> String {
  let start = name.prefix { !$0.isUppercase }
  guard start.hasSuffix("ly"), start.count < name.count else {
    return participle(of: String(start)) + name.dropFirst(start.count)
  }
  return start + inPast(uncapitalized(String(name.dropFirst(start.count)))).startingBig
}

/// `loaded` for `loading`, by a list of irregular verbs and the rules of spelling.
func participle(ofProgress word: String) -> String {
  let stem = String(word.dropLast(3))
  if let known = [stem, stem + "e", String(stem.dropLast())].lazy.compactMap({ irregularParticiples[$0] })
    .first
  {
    return known
  }
  let vowels = "aeiou"
  if stem.last == "y", let before = stem.dropLast().last, !vowels.contains(before) {
    return stem.dropLast() + "ied"
  }
  return stem + "ed"
}

/// `loaded` for `load`, by a list of irregular verbs and the rules of spelling.
private func participle(of verb: String) -> String {
  if let known = participles[verb] ?? irregularParticiples[verb] { return known }
  let letters = Array(verb)
  guard letters.count > 2, let last = letters.last, !verb.hasSuffix("ed"), !verb.hasSuffix("ing") else {
    return verb
  }
  let before = letters[letters.count - 2]
  func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
  if last == "e" { return verb + "d" }
  if last == "y", !isVowel(before) { return verb.dropLast() + "ied" }
  // One syllable with a short vowel: `tap`, `drag`.
  let isShort =
    letters.count { isVowel($0) } == 1 && isVowel(before) && !isVowel(last) && !"wxy".contains(last)
  return verb + (isShort ? "\(last)ed" : "ed")
}

private let irregularParticiples = [
  "become": "become", "begin": "begun", "build": "built", "choose": "chosen", "do": "done", "draw": "drawn",
  "enter": "entered", "find": "found", "get": "gotten", "give": "given", "go": "gone", "keep": "kept",
  "layout": "laidOut", "leave": "left", "lose": "lost", "make": "made", "put": "put", "quit": "quit",
  "read": "read",
  "pay": "paid", "run": "run", "see": "seen", "send": "sent", "set": "set", "setup": "setUp",
  "submit": "submitted",
  "take": "taken",
  "tell": "told", "write": "written",
]

/// What is not so, in a word of its own.
let opposites = [
  "active": "inactive", "authenticated": "unauthenticated", "authorized": "unauthorized",
  "available": "unavailable", "collapsed": "expanded", "connected": "disconnected",
  "enabled": "disabled", "hidden": "visible", "inactive": "active", "locked": "unlocked", "muted": "unmuted",
  "open": "closed", "success": "failed", "successful": "failed", "succeeded": "failed",
  "supported": "unsupported",
  "valid": "invalid", "verified": "unverified", "visible": "hidden",
]

/// The state of something after a function was applied to it.
let participles = [
  "abort": "aborted", "activate": "activated", "cancel": "cancelled", "close": "closed",
  "complete": "completed",
  "connect": "connected", "deactivate": "deactivated", "disconnect": "disconnected", "end": "ended",
  "expire": "expired", "fail": "failed", "finish": "finished", "hide": "hidden", "invalidate": "invalidated",
  "load": "loaded", "lock": "locked", "open": "opened", "pause": "paused", "play": "playing",
  "reject": "rejected",
  "reset": "reset", "restore": "restored", "resume": "resumed", "save": "saved", "show": "shown",
  "start": "started", "stop": "stopped", "succeed": "succeeded", "suspend": "suspended", "unlock": "unlocked",
]

/// Lowercases the first word: `urlLoaded` for `URLLoaded`, `signedIn` for `SignedIn`.
func uncapitalized(_ text: String) -> String {
  let upper = text.prefix { $0.isUppercase }.count
  guard upper > 1, upper < text.count else {
    return (upper == text.count ? text : String(text.prefix(upper))).lowercased()
      + text.dropFirst(upper == text.count ? text.count : upper)
  }
  return text.prefix(upper - 1).lowercased() + text.dropFirst(upper - 1)
}

/// What goes on while a value is there that works, by the value's name: `evaluating` for `evaluationTask`, `running` for
/// `timer`. nil for other values.
func wordOfWork(with name: String) -> String? {
  let words = wordsInName(name)
  guard let last = words.last else { return nil }
  switch last {
  case "item" where words.suffix(2) == ["work", "item"]: return "scheduled"
  case "timer": return "running"
  case "completion", "continuation": return "waiting"
  case "loader": return "loading"
  case "task", "operation", "job", "request":
    guard let before = words.dropLast().last else { return last == "request" ? nil : "running" }
    return progress(ofWork: before)
  default: return nil
  }
}

/// The words of a name with their capitals: `show`, `URL`, `Bar` of `showURLBar`.
func wordsInCase(_ name: String) -> [String] {
  var words: [String] = []
  var rest = Substring(name)
  for word in wordsInName(name) {
    guard let range = rest.range(ofWord: word) else { continue }
    let text = String(rest[range])
    // `IDs` is one word.
    if word.count == 2, word.last == "s", text.first?.isUppercase == true, let last = words.last,
      last == last.uppercased()
    {
      words[words.count - 1] += text
    } else {
      words.append(text)
    }
    rest = rest[range.upperBound...]
  }
  return words
}

extension Substring {
  /// The range of a lowercase word, found without regard to case.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if let end = index(start, offsetBy: word.count, limitedBy: endIndex),
        self[start..<end].lowercased() == word
      {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
