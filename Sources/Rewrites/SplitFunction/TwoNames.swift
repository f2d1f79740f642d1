import UntangleSourceFiles

/// What the values of a flag are called, taken from the words of its name.
///
/// A flag that says how something is done (`skipChecks`, `silently`, `withHeader`) makes two functions: what is not
/// said has no word of its own, and is the function under its old name. A flag that says which of two sides is meant
/// (`isTop`, `enabled`) makes an enum.
enum TwoNames: Hashable {
  case functions(whenTrue: String, whenFalse: String)
  case cases(type: String, parameter: String, whenTrue: String, whenFalse: String)

  init(function: String, flag: String) throws(FixRefusal) {
    let words = Self.words(of: flag)
    if let sides = Self.sides(words) {
      self = sides
    } else if let names = Self.functions(function, words) {
      self = names
    } else {
      throw FixRefusal("'\(flag)' gives no names for both of its values")
    }
  }

  private static func words(of flag: String) -> [String] {
    let words = wordsInName(flag)
    let isQuestion =
      words.count > 1 && ["is", "are", "be", "should", "will", "shall", "do"].contains(words[0])
    return isQuestion ? Array(words.dropFirst()) : words
  }

  // Enums

  /// Those of a property; nil where its words have no opposite, or where the word is a thing: `isShowingList`,
  /// `isAtTop`.
  static func sides(of flag: String) -> TwoNames? {
    let words = words(of: flag)
    let isOfThing = words.first.map(showingWords.contains) ?? false
    let isPlace = words.dropLast().last.map(placingWords.contains) ?? false
    return isOfThing || isPlace ? nil : sides(words)
  }

  private static let showingWords = [
    "show", "shows", "showing", "shown", "present", "presents", "presenting", "display", "displays",
    "displaying",
    "has", "have", "had", "did", "can", "needs", "uses", "allows", "supports",
  ]
  private static let placingWords = [
    "to", "at", "on", "in", "from", "by", "with", "for", "when", "until", "of",
  ]

  private static func sides(_ words: [String]) -> TwoNames? {
    guard let last = words.last else { return nil }
    for (one, other, kind) in pairs where last == one || last == other {
      var rest = words.dropLast()
      // `sidebarIsOpen`
      if let verb = rest.last, ["is", "are"].contains(verb) { rest.removeLast() }
      let noun = camelCase(Array(rest) + [kind])
      return .cases(
        type: noun.startingBig, parameter: noun, whenTrue: last, whenFalse: last == one ? other : one)
    }
    return nil
  }

  private static let pairs: [(String, String, String)] = [
    ("top", "bottom", "side"), ("left", "right", "side"), ("leading", "trailing", "side"),
    ("horizontal", "vertical", "axis"), ("portrait", "landscape", "orientation"),
    ("ascending", "descending", "order"), ("forward", "backward", "direction"),
    ("forwards", "backwards", "direction"),
    ("incoming", "outgoing", "direction"), ("hidden", "visible", "visibility"),
    ("expanded", "collapsed", "expansion"), ("playing", "paused", "playback"),
    ("connected", "disconnected", "connection"), ("online", "offline", "connection"),
    ("selected", "deselected", "selection"), ("active", "inactive", "activity"),
    ("enabled", "disabled", "availability"), ("light", "dark", "appearance"), ("locked", "unlocked", "lock"),
    ("local", "remote", "location"), ("subscribed", "unsubscribed", "subscription"),
    ("checked", "unchecked", "mark"), ("valid", "invalid", "validity"), ("success", "failure", "outcome"),
    ("increase", "decrease", "change"), ("increment", "decrement", "change"), ("open", "closed", "position"),
    ("up", "down", "direction"), ("grid", "list", "layout"),
  ]

  // Functions

  private static func functions(_ function: String, _ words: [String]) -> TwoNames? {
    let own = wordsInName(function)
    guard let first = words.first, let last = words.last, words.count <= 4,
      Set(own).isDisjoint(with: Set(words))
    else { return nil }
    if words.count > 1, first == "with" || first == "without" {
      let rest = Array(words.dropFirst())
      let (with, without) = (
        function + camelCase(["with"] + rest).startingBig,
        function + camelCase(["without"] + rest).startingBig
      )
      return first == "with"
        ? .functions(whenTrue: with, whenFalse: without) : .functions(whenTrue: without, whenFalse: with)
    }
    if words.count > 1, prepositions.contains(first) {
      return .functions(whenTrue: function + camelCase(words).startingBig, whenFalse: function)
    }
    if words.count == 1, last.hasSuffix("ly") && last.count > 4 {
      return .functions(whenTrue: function + last.startingBig, whenFalse: function)
    }
    if words == ["force"] || words == ["forced"] {
      return .functions(whenTrue: "force" + function.startingBig, whenFalse: function)
    }
    if words.count > 1, let participle = participles[first] {
      return .functions(
        whenTrue: function + camelCase([participle] + words.dropFirst()).startingBig, whenFalse: function)
    }
    return nil
  }

  private static let prepositions = [
    "as", "from", "in", "into", "by", "using", "via", "through", "after", "before",
  ]

  private static let participles = [
    "skip": "skipping", "hide": "hiding", "keep": "keeping", "include": "including", "exclude": "excluding",
    "ignore": "ignoring", "wait": "waiting", "reset": "resetting", "clear": "clearing", "remove": "removing",
    "preserve": "preserving", "restore": "restoring", "use": "using", "save": "saving", "close": "closing",
    "delete": "deleting", "force": "forcing", "allow": "allowing", "show": "showing", "replace": "replacing",
    "append": "appending", "reload": "reloading", "refresh": "refreshing", "notify": "notifying",
  ]
}

/// `textVisibility` of its words.
private func camelCase(_ words: some Sequence<String>) -> String {
  words.reduce("") { $0.isEmpty ? $1 : $0 + $1.startingBig }
}
