import SwiftSyntax
import UntangleSourceFiles

/// The name of the state that a method applies, from the method's name: `cancelled` for
/// `searchBarCancelButtonClicked`, `loading` for `showLoadingView`.
struct MethodCaseNaming {
  private let words: [String]
  private let startsSomething: Bool

  init(_ run: DrivingRun) {
    let named = telling(wordsOfName(of: run.method))
    words = named.isEmpty ? ["state"] : named
    startsSomething = run.items.contains { $0.trimmedDescription.contains("startAnimating") }
  }

  /// The best name first.
  var candidates: [String] {
    let told = Array((told ?? words).suffix(CaseNaming.mostWords))
    return [told, Array(words.suffix(CaseNaming.mostWords))].map(usable)
  }

  /// With the verb as the state it leads to; nil where no verb is known.
  private var told: [String]? {
    if let place = words.firstIndex(of: "did"), place > 0, place + 2 == words.count,
      let done = results[words[place + 1]]
    {
      return Array(words[..<place]) + [done]
    }
    guard let verb = words.first, let done = results[verb] else { return nil }
    let rest = Array(words.dropFirst())
    if ["start", "begin"].contains(verb), !rest.isEmpty { return rest }
    return startsSomething ? [gerund(of: verb)] + rest : rest + [done]
  }

  private func usable(_ words: [String]) -> String {
    let name = words[0] + words.dropFirst().map(\.startingBig).joined()
    let isFree = !["none", "some", "init", "self", "Type"].contains(name) && name.first?.isNumber == false
    return isFree
      ? name : "\(name.first?.isNumber == true ? "state" : "")\(name.startingBig)State".startingSmall
  }
}

/// Unique names in the order of the runs; `chosen` are those of the user, by the name of the method.
func caseNames(of runs: [DrivingRun], chosen: [Set<String>: String]) -> [String] {
  var taken: Set<String> = Set(chosen.values)
  return runs.map { run in
    if let name = chosen[[run.method.name.text]] { return name }
    let candidates = MethodCaseNaming(run).candidates
    let numbered = (2...).lazy.map { "\(candidates[0])\($0)" }
    let name =
      candidates.first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? candidates[0]
    taken.insert(name)
    return name
  }
}

/// Without the object that tells a delegate: `cancel`, `button`, `clicked` of `searchBarCancelButtonClicked(_ searchBar:)`.
private func wordsOfName(of method: FunctionDeclSyntax) -> [String] {
  let words = wordsInName(method.name.text)
  let parameters = Array(method.signature.parameterClause.parameters)
  guard let first = parameters.first, first.firstName.tokenKind == .wildcard else { return words }
  let subject = wordsInName((first.secondName ?? first.firstName).text)
  guard words.starts(with: subject) else { return words }
  let rest = Array(words.dropFirst(subject.count))
  if !rest.isEmpty { return rest }
  return parameters.count > 1 ? wordsInName(parameters[1].firstName.text) : words
}

/// Without what only says that something is shown, or that a button was pressed. At least one word is left.
private func telling(_ words: [String]) -> [String] {
  var words = words
  while words.count > 1, trailingNoise.contains(words[words.count - 1]) { words.removeLast() }
  while words.count > 1, leadingNoise.contains(words[0]) { words.removeFirst() }
  return words
}

private func gerund(of verb: String) -> String {
  if verb.hasSuffix("ing") { return verb }
  if ["stop", "submit", "begin"].contains(verb), let last = verb.last { return "\(verb)\(last)ing" }
  return (verb.hasSuffix("e") ? String(verb.dropLast()) : verb) + "ing"
}

private let leadingNoise: Set<String> = [
  "show", "display", "set", "update", "render", "present", "enter", "handle", "on", "did", "will", "go",
  "switch", "move",
  "to", "into", "as", "is", "apply",
]

private let trailingNoise: Set<String> = [
  "button", "clicked", "tapped", "pressed", "tap", "click", "touched", "action", "state", "ui", "view",
  "views", "mode",
  "was", "up", "inside", "touch", "screen", "btn",
]

private let results = participles.merging([
  "begin": "begun", "change": "changed", "disable": "disabled", "dismiss": "dismissed",
  "download": "downloaded",
  "enable": "enabled", "fetch": "fetched", "find": "found", "receive": "received", "refresh": "refreshed",
  "search": "searching", "select": "selected", "send": "sent", "submit": "submitted", "update": "updated",
  "upload": "uploaded",
]) { own, _ in own }
