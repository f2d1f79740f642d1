import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension ProjectType {
  /// Variables that are bound to a presentation, which is shown while they are set: `sheet(isPresented:
  /// $isShown)`.
  package var presentedVariables: Set<String> {
    var names: Set<String> = []
    // By index, since a loop over the values copies each body.
    for index in bodies.indices {
      for statement in bodies[index].fact.statements {
        statement.forEach {
          if case .project(let name, let lending, _) = $0, lending.presents { names.insert(name) }
        }
      }
    }
    return names
  }

  /// The same with those that views of other types present: `sheet(isPresented: $router.isShown)`.
  package var presentedAnywhere: Set<String> {
    presentedVariables.union(outsideWrites.lazy.filter(\.fact.isDismissal).map(\.fact.member))
  }
}

/// Whether the name of a variable has a word for a failure: `loadError`, `failureReason`.
package func namesFailure(_ name: String) -> Bool { wordsInName(name).contains(where: failureWords.contains) }

/// Heuristics on names. They justify a question, never a claim.
extension StateVariable {
  /// Whether a word of the name means failure.
  package var namesFailure: Bool { UntangleStateSpaces.namesFailure(name) }

  /// Whether a word of the name means failure, or is "message".
  var namesFailureOrMessage: Bool { namesFailure || wordsInName(name).contains("message") }

  /// Whether the name says that something is shown over the rest.
  var namesPresentation: Bool {
    let words = wordsInName(name)
    return words.contains(where: presentingWords.contains)
      || words.contains(where: showingWords.contains) && words.contains(where: shownWords.contains)
  }

  /// Whether a word of the name means progress.
  var namesProgress: Bool { wordsInName(name).contains(where: progressWords.contains) }

  /// Whether it is a flag named after ongoing work: `isLoading`, `saving`, `isPreparingExport`.
  package var namesWork: Bool {
    guard domain == .boolean else { return false }
    let words = wordsInName(name)
    let first = words.first == "is" || words.first == "currently" ? words.dropFirst().first : words.first
    guard let verb = first else { return false }
    return (verb.hasSuffix("ing") || progressWords.contains(verb)) && !idleWords.contains(verb)
      && !showingWords.contains(verb) && !presentingWords.contains(verb) && !failureWords.contains(verb)
  }

  /// Whether a word of it has the form of work and names none: `isEditing`.
  var namesIdleness: Bool { wordsInName(name).contains(where: idleWords.contains) }

  /// The word for the pointer in the name, where another says what it is over: `hover` in `hoverUsed`.
  var pointerWord: String? {
    let words = wordsInName(name).filter { $0 != "is" }
    return words.count > 1 ? words.first(where: pointerWords.contains) : nil
  }

  var namesPointer: Bool { domain == .boolean && pointerWord != nil }

  /// Whether it is an enum with a case for work in progress, which is a machine of its own.
  var hasOwnProgress: Bool {
    switch domain {
    case .enumeration(let cases), .optionalEnumeration(let cases):
      cases.contains { wordsInName($0).contains(where: progressWords.contains) }
    case .boolean, .optionalBoolean, .optional, .number: false
    }
  }

  /// Whether it says what the user points at or has chosen, which goes with any state: `isHovered`.
  var namesAttention: Bool { wordsInName(name).contains(where: attentionWords.contains) }

  /// Whether it says what the user has chosen, which work only presets: `selectedAccount`.
  var namesChoice: Bool { wordsInName(name).contains { ["selected", "chosen", "picked"].contains($0) } }

  /// Whether the name means failure, or starts with `alert`.
  var namesOutcome: Bool { namesFailure || wordsInName(name).first == "alert" }

  /// Whether it says of something else that it is shown: `showAlert`, `isErrorPresented`.
  var namesShowing: Bool {
    wordsInName(name).contains { showingWords.contains($0) || presentingWords.contains($0) }
  }

  /// Whether its name says that it holds work which goes on: `currentTask`, `reloadTimer`.
  package var namesHandle: Bool {
    let words = wordsInName(name)
    return words.last.map(handleWords.contains) ?? false || words.suffix(2) == ["work", "item"]
  }

  /// Whether its name says that it holds work that comes to an end.
  var namesEndingWork: Bool { wordsInName(name).last.map(endingWords.contains) ?? false }

  /// Whether its name says that it is what an object hangs on: `titleObserver`, `constraints`.
  var namesAttachment: Bool { namesHandle || wordsInName(name).last.map(attachmentWords.contains) ?? false }

  /// Whether its name says that it is only kept for something else to go on: `keyObserver`, `stateToken`.
  package var namesMeans: Bool {
    domain == .optional && (namesAttachment || wordsInName(name).last.map(meansWords.contains) ?? false)
  }

  /// Whether its name says that it keeps what something was.
  var namesSnapshot: Bool { wordsInName(name).contains(where: snapshotWords.contains) }

  /// Whether its name says that it is the value that was seen last: nil is that none was.
  package var namesLastValue: Bool { wordsInName(name).first.map(lastWords.contains) ?? false }

  /// Whether its name says which part of a long list comes next, or whether there is more of it.
  var namesPaging: Bool { wordsInName(name).contains(where: pagingWords.contains) }

  /// Whether its name says that what the other's name says to go on has been done once: `hasLoaded` beside `isLoading`.
  func namesEnd(ofWorkNamedIn other: StateVariable) -> Bool {
    guard let first = wordsInName(name).first, first == "has" || first == "did" else { return false }
    let stems = wordsInName(other.name).filter { $0.hasSuffix("ing") }.map { $0.dropLast(3) }
    return wordsInName(name).contains { word in stems.contains { word == $0 + "ed" || word == $0 + "d" } }
  }

  /// Whether its name says that something was done: `didSave`, `showsSuccess`, `isFinished`.
  var namesSuccess: Bool {
    let words = wordsInName(name)
    return namesAchievement || words.first == "did" || words.contains(where: successWords.contains)
  }

  /// Whether its name says that something has come to be: `isAuthorized`, `isConnected`.
  var namesAchievement: Bool { wordsInName(name).last.map { $0.hasSuffix("ed") && $0.count > 4 } ?? false }

  /// Whether its name says that it tells one thing from others: `editedId`, `selectedIndex`.
  var namesIdentity: Bool { wordsInName(name).last.map(["id", "index", "identifier"].contains) ?? false }

  /// Whether its name says that it is what a message says.
  var namesMessage: Bool { namesFailure || wordsInName(name).contains(where: messageWords.contains) }
}

private let successWords: Set<String> = [
  "success", "successful", "succeeded", "complete", "completed", "done", "finished", "saved", "sent",
]
private let pagingWords: Set<String> = ["more", "next", "offset", "cursor", "page", "pages"]
private let lastWords: Set<String> = ["last", "previous", "prev", "cached"]

private let failureWords: Set<String> = [
  "error", "errors", "failure", "failures", "fail", "failed", "problem", "exception", "warning",
]
private let presentingWords: Set<String> = ["presented", "presenting", "present", "presents"]
private let handleWords: Set<String> = [
  "task", "timer", "cancellable", "request", "operation", "subscription", "job",
]
private let endingWords: Set<String> = ["task", "request", "operation", "job"]
private let attachmentWords: Set<String> = ["observer", "observation", "constraint", "constraints"]
private let meansWords: Set<String> = ["token", "disposable", "subscriber", "observers"]
private let snapshotWords: Set<String> = [
  "last", "previous", "prev", "old", "initial", "original", "saved", "backup", "cached", "start", "started",
  "origin",
  "begin", "first", "stored", "snapshot", "before", "prior", "current",
]
private let showingWords: Set<String> = [
  "show", "showing", "shows", "shown", "display", "displayed", "displaying",
]
private let shownWords: Set<String> = [
  "sheet", "alert", "modal", "popover", "dialog", "picker", "page", "settings", "confirmation", "cover",
  "prompt",
  "screen", "view",
]
extension StateVariable {
  /// Whether two names share a word other than grammar words: `isAnimatingIn`, `isAnimatingOut`.
  func sharesNoun(with other: StateVariable) -> Bool {
    !Set(wordsInName(name)).subtracting(grammarWords).isDisjoint(with: wordsInName(other.name))
  }
}

extension StateVariable {
  /// The same of a word that tells more than what sort of value it is: `state`, `view`.
  func sharesTellingNoun(with other: StateVariable) -> Bool {
    !Set(wordsInName(name)).subtracting(grammarWords).subtracting(vagueWords).isDisjoint(
      with: wordsInName(other.name))
  }
}

private let vagueWords: Set<String> = [
  "state", "view", "model", "controller", "data", "current", "last", "item", "value", "status", "mode",
]
private let grammarWords: Set<String> = [
  "is", "has", "did", "was", "should", "can", "will", "in", "on", "of", "to", "for", "the", "a", "show",
  "shows",
  "showing", "shown", "enabled", "needs",
]
/// Words with the form of a verb that do not name work.
private let idleWords: Set<String> = ["editing", "using", "missing", "existing", "having", "being"]
private let attentionWords: Set<String> = [
  "hover", "hovered", "hovering", "focused", "selected", "highlighted", "pressed", "expanded", "collapsed",
]
private let pointerWords: Set<String> = ["hover", "hovered", "hovering"]
private let messageWords: Set<String> = ["message", "text", "title", "alert", "description", "reason"]
private let progressWords: Set<String> = [
  "loading", "saving", "processing", "busy", "updating", "fetching", "refreshing", "restoring", "sending",
  "submitting", "uploading", "downloading", "importing", "exporting", "syncing", "changing", "deleting",
  "removing",
  "validating", "preparing", "searching", "connecting", "posting", "verifying", "scanning", "checking",
]
