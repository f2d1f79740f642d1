import UntangleProjectModel

/// A marked Swift file, taken apart: what is analysed, and what is expected of the analysis.
///
///     //@ minimum_places = 3
///     //@ invariant Player: isPlaying -> file != nil
///     //@ asset imageSet Logo
///     let key = "isOn"  //~ string_key "isOn"
///
/// is analysed as the one line `let key = "isOn"`, with one expectation for its line 1.
struct FixtureText {
  /// `name = value`, not yet judged.
  struct Option: Hashable {
    var name: String
    var value: String
  }

  /// One line of the source without its markers.
  struct Line {
    var code: String
    /// The line in the fixture's file, counted from 1.
    var number: Int
    var markers: [Marker]
  }

  /// `invariant TYPE: CONDITION`, as `.lintrc.yml` would say it.
  struct Invariant: Hashable {
    var type: String
    var condition: String
  }

  var options: [Option] = []
  var invariants: [Invariant] = []
  /// What catalogues of the project have.
  var assets: [KeyResource] = []
  var lines: [Line] = []
  /// What `// LIMIT:` comments say, each on one line.
  var limits: [String] = []

  init(_ text: String) throws(FixtureMistake) {
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)
    if all.last == "" { all.removeLast() }
    let head = all.prefix { $0.hasPrefix("//@") }
    for line in head {
      if let invariant = try Self.invariant(line) {
        invariants.append(invariant)
      } else if let asset = try Self.asset(line) {
        assets.append(asset)
      } else {
        options.append(try Self.option(line))
      }
    }
    for (index, line) in all.enumerated().dropFirst(head.count) {
      guard !line.hasPrefix("//@") else {
        throw FixtureMistake("an option stands on line \(index + 1); options are the first lines")
      }
      try add(line, number: index + 1)
    }
    limits = Self.limits(in: lines.map(\.code))
  }

  /// As the analysis sees it.
  var source: String { lines.map { $0.code + "\n" }.joined() }

  private mutating func add(_ line: Substring, number: Int) throws(FixtureMistake) {
    let read = try Marker.read(line)
    switch read.target {
    case .sameLine:
      lines.append(Line(code: read.code, number: number, markers: read.markers))
    case .lineAbove:
      guard !lines.isEmpty else {
        throw FixtureMistake("`//~^` stands on line \(number), but there is no line above it")
      }
      lines[lines.count - 1].markers += read.markers
    }
  }

  private static func asset(_ line: Substring) throws(FixtureMistake) -> KeyResource? {
    let words = line.dropFirst(3).split(separator: " ").map(String.init)
    guard words.first == "asset" else { return nil }
    guard words.count == 3, let kind = KeyResource.Kind(rawValue: words[1]) else {
      throw FixtureMistake("`\(line)` is no asset; write `//@ asset imageSet NAME`")
    }
    return KeyResource(kind: kind, text: words[2], path: "Assets.xcassets", customClass: nil)
  }

  private static func invariant(_ line: Substring) throws(FixtureMistake) -> Invariant? {
    let text = line.dropFirst(3).drop { $0 == " " }
    guard text.hasPrefix("invariant ") else { return nil }
    let halves = text.dropFirst(10).split(separator: ":", maxSplits: 1)
    let parts = halves.map { trimmedAtEnd($0.drop { $0 == " " }) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw FixtureMistake("`\(line)` is no invariant; write `//@ invariant TYPE: CONDITION`")
    }
    return Invariant(type: parts[0], condition: parts[1])
  }

  private static func option(_ line: Substring) throws(FixtureMistake) -> Option {
    let halves = line.dropFirst(3).split(separator: "=", maxSplits: 1)
    let parts = halves.map { trimmedAtEnd($0.drop { $0 == " " }) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw FixtureMistake("`\(line)` is no option; write `//@ name = value`")
    }
    return Option(name: parts[0], value: parts[1])
  }

  /// A limit goes on in the comment lines that follow it.
  private static func limits(in lines: [String]) -> [String] {
    var found: [String] = []
    var isInside = false
    for line in lines {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("//") else {
        isInside = false
        continue
      }
      let words = trimmedAtEnd(text.dropFirst(2).drop { $0 == " " })
      if words.hasPrefix("LIMIT:") {
        found.append(String(words.dropFirst(6).drop { $0 == " " }))
        isInside = true
      } else if isInside {
        found[found.count - 1] += " " + words
      }
    }
    return found
  }
}
