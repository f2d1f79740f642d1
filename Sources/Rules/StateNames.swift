import UntangleSourceFiles
import UntangleStateSpaces

/// The flags whose names say that they are states of one thing, in order of declaration. A flag is in one family
/// at most.
func namedFamilies(_ flags: [StateVariable]) -> [[StateVariable]] {
  guard flags.count > 1 else { return [] }
  let names = flags.map { StateName($0.name) }
  var families: [String: [Int]] = [:]
  for (place, name) in names.enumerated() {
    if let family = name?.family { families[family, default: []].append(place) }
  }
  return families.values.filter { places in
    let states = Set(places.compactMap { names[$0]?.state })
    return states.count > 1 && (states.count > 2 || places.allSatisfy { names[$0]?.kind == .progress })
  }.sorted { $0[0] < $1[0] }.map { places in places.map { flags[$0] } }
}

/// The name of a flag as a thing and what is said of it.
private struct StateName {
  enum Kind { case progress, presentation }

  var kind: Kind
  /// Equal for names that are about one thing.
  var family: String
  /// What tells the name from others of the family.
  var state: String

  /// nil where the name speaks of no state.
  init?(_ name: String) {
    var words = wordsInName(name)
    let auxiliary = words.first.flatMap { auxiliaries.contains($0) ? $0 : nil }
    if auxiliary != nil { words.removeFirst() }
    guard let first = words.first, !modals.contains(first) else { return nil }
    if let shown = Self.shown(words) {
      (kind, family, state) = (.presentation, "shows \(shown.last ?? "")", shown.joined(separator: " "))
      return
    }
    let outcomes = words.filter(outcomeWords.contains)
    let rest = words.filter { !outcomeWords.contains($0) }
    let stems = rest.map(VerbStem.init)
    let forms = stems.filter { $0.form != .plain }
    // One verb at most: `isLoading`, `loadFailed`, `didUploadImage`.
    let isDone = auxiliary == "did" && forms.isEmpty
    guard !rest.isEmpty, forms.count <= 1, outcomes.count <= 1, isDone || forms.count + outcomes.count > 0
    else {
      return nil
    }
    // `removedPending` says of `removed` that the server has not heard of it yet.
    guard !outcomes.contains("pending") || forms.isEmpty else { return nil }
    kind = .progress
    family = stems.map(\.text).sorted().joined(separator: " ")
    state = outcomes.first ?? forms.first?.form.rawValue ?? VerbStem.Form.done.rawValue
  }

  /// What a name like `showsLoginSheet`, `isShowingLoginSheet` or `isLoginSheetPresented` shows.
  private static func shown(_ words: [String]) -> [String]? {
    var shown = words
    if showing.contains(shown[0]) {
      shown.removeFirst()
    } else if let last = shown.last, shownWords.contains(last) {
      shown.removeLast()
    } else {
      return nil
    }
    guard shown.count > 1, let last = shown.last, surfaces.contains(last) else { return nil }
    return shown
  }
}

/// A verb without its ending.
private struct VerbStem {
  enum Form: String { case plain, going, done }

  var text: String
  var form = Form.plain

  init(_ word: String) {
    text = word
    for (ending, form) in [("ing", Form.going), ("ed", .done)] where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      // `sing` and `red` are no forms of a verb.
      guard stem.count > 2, stem.contains(where: { "aeiouy".contains($0) }) else { continue }
      (text, self.form) = (String(stem), form)
    }
    if text.count > 3, text.last == "e" { text.removeLast() }
    if text.count > 3, let last = text.last, text.dropLast().last == last, !"sl".contains(last) {
      text.removeLast()
    }
  }
}

private let auxiliaries: Set<String> = ["is", "are", "has", "have", "did"]

/// What may be, what was, and what is wished for are not the state.
private let modals: Set<String> = [
  "should", "can", "could", "may", "must", "will", "would", "was", "were", "had", "allows", "allow", "needs",
  "wants",
  "enable", "enables", "use", "uses", "not", "never", "always",
]

private let outcomeWords: Set<String> = [
  "failed", "finished", "succeeded", "completed", "complete", "done", "cancelled", "canceled", "started",
  "error",
  "pending", "success", "failure",
]

private let showing: Set<String> = [
  "show", "shows", "showing", "present", "presents", "presenting", "display", "displays", "displaying",
]

private let shownWords: Set<String> = ["presented", "shown", "showing", "displayed", "visible"]

/// Of which a view shows one at a time.
private let surfaces: Set<String> = [
  "sheet", "alert", "dialog", "popover", "modal", "cover", "confirmation", "picker", "toast",
]
