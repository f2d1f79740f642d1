import Testing
import UntangleRewrites

/// Which sources use a member, compared with a plain search.
@Suite("Rewrites: words of sources") struct WordIndexTests {
  private func index(ofMembers members: Set<String>, and words: Set<String> = [], in sources: [String])
    -> WordIndex
  {
    var index = WordIndex(ofMembers: members, and: words)
    for (place, source) in sources.enumerated() {
      Array(source.utf8).withUnsafeBufferPointer { index.add($0, at: place) }
    }
    return index
  }

  @Test func findsMembersProjectionsAndStorage() {
    let sources = [
      "model.isOn", "$isOn", "_isOn", "isOnline", "is.On", "wasisOn", "\\Model.isOn", ".`isOn`", "", "_",
      "isOn",
      ".isOn_", "`isOn`", "model\n  .isOn", "model?.isOn",
    ]
    let index = index(ofMembers: ["isOn"], in: sources)
    #expect(index.sources(withMember: "isOn") == [0, 1, 2, 6, 7, 13, 14])
    #expect(index.sources(with: "isOn") == nil)
  }

  /// An index is made in parts, on several threads.
  @Test func theIndexOfPartsIsThatOfTheWhole() {
    let sources = ["a.x", "self.x", "x", "b.$y", ".y x", "", "c?.x.y"]
    let (members, words) = (Set(["x", "y"]), Set(["x"]))
    let whole = index(ofMembers: members, and: words, in: sources)
    for cut in 0...sources.count {
      var joined = index(ofMembers: members, and: words, in: Array(sources[..<cut]))
      var later = WordIndex(ofMembers: members, and: words)
      for place in cut..<sources.count {
        Array(sources[place].utf8).withUnsafeBufferPointer { later.add($0, at: place) }
      }
      joined.add(later)
      #expect(joined.sources(with: "x") == whole.sources(with: "x"))
      for name in members {
        #expect(joined.sources(withMember: name) == whole.sources(withMember: name))
        #expect(joined.sources(withMemberOfOthers: name) == whole.sources(withMemberOfOthers: name))
        #expect(joined.sources(projecting: name) == whole.sources(projecting: name))
      }
    }
  }

  @Test func findsFunctionsWithoutAnObject() {
    let sources = ["observe { }", "Swift.observe { }", "observer", "reobserve"]
    #expect(index(ofMembers: [], and: ["observe"], in: sources).sources(with: "observe") == [0, 1])
  }

  @Test func anUnknownNameIsNotTheSameAsOneInNoSource() {
    let index = index(ofMembers: ["kept"], in: [".other"])
    #expect(index.sources(withMember: "kept") == [])
    #expect(index.sources(withMember: "other") == nil)
  }

  @Test func readsWordsOfAnyLetters() {
    let index = index(
      ofMembers: ["größe", "x", "_y"], in: ["self.größe", ".größen", ".x", "_x", "__y", "x"])
    #expect(index.sources(withMember: "größe") == [0])
    #expect(index.sources(withMember: "x") == [2, 3])
    #expect(index.sources(withMember: "_y") == [4])
  }

  /// Sources of few letters, made by chance, against a plain search.
  @Test func equalsASearchForWholeWords() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("ab_.$ \n1`")
    let wanted: Set<String> = ["a", "ab", "b1", "_a", "aa", "a_b"]
    let sources = (0..<2_000).map { _ in
      String((0..<12).map { _ in letters.randomElement(using: &random) ?? " " })
    }
    let index = index(ofMembers: wanted, and: wanted, in: sources)
    for word in wanted {
      let withWord = sources.indices.filter {
        words(of: sources[$0]).contains { $0.text == word || $0.text == "_\(word)" }
      }
      let withMember = sources.indices.filter {
        words(of: sources[$0]).contains { $0.text == "_\(word)" || $0.text == word && $0.isMember }
      }
      #expect(index.sources(with: word) == withWord, "\(word)")
      #expect(index.sources(withMember: word) == withMember, "\(word)")
      #expect(withWord.count > withMember.count && !withMember.isEmpty, "\(word)")
    }
  }

  private func words(of source: String) -> [(text: String, isMember: Bool)] {
    source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { word in
      let before = source[..<word.startIndex]
      let behind = before.hasSuffix("`") ? before.dropLast() : before
      return (String(word), behind.hasSuffix(".") || behind.hasSuffix("$"))
    }
  }
}
