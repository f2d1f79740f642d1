import UntanglePipeline
import UntangleRewrites
import UntangleStateSpaces

/// What becomes of a type's variables, in the words of a fixture's head.
enum RewriteOutcome: Hashable, Sendable {
  /// One enum for these.
  case rewritten([String])
  /// These flags are computed.
  case computed([String])
  case refused(Set<RefusalKind>)
  case left(LeftKind)

  /// All that a rewrite may be refused for; anything else is a mistake.
  enum RefusalKind: String, CaseIterable, Sendable {
    case observers = "has observers"
    case nameless = "has no name yet"
    case wrapper = "is kept by @"
    case released = "when it is released"
    case publisher = "is a publisher that is used"
    case storage = "is the wrapper itself"
    case counted = "several changes become one"
    case subscribed = "other modules can subscribe"
    case bound = "a binding leads to"
    case modifier = "' is weak"
    case lazy = "' is lazy"
    case binding = "hands out a binding"
    case ownPresentation = "the project's own presentation"
    case handedOut = "' hands it out"
    case `inout` = "is handed out to be changed"
    case method = "may change it in place"
    case mutated = "' changes it in place"
    case part = "is changed in place"
    case isolated = " looks at '"
    case tested = "a test or generated code sets"
    case keyPath = "a key path leads to"
    case outside = "is written from outside of the type"
    case modules = "can be set by other modules"
    case coding = "reads and writes the stored properties by name"
    case shape = "asks for the stored properties as they are"
    case `protocol` = "a protocol asks for"
    case writingSubclass = "' writes it"
    case overridingSubclass = "' overrides '"
    case unwrittenType = "is not written out"
    case askedWithin = "holds in no state between operations"
    case together = "is declared together with others"
    case condition = "is declared under #if"
    /// What stands between two writes may look at what the first of them left.
    case between = "has no case"
    case meeting = "two steps meet in one place"
    case ownRead = "looks at what was just written"
    case constant = "yet never seen to change"
    case forgotten = "is set to something that is never seen"
    case expression = "no statement of its own can be made of it"
    case initializer = "the initialiser"
    case noInitializer = "no initialiser sets the variables"
    case earlyRead = "is read before the initialiser has set everything"
    case contradicted = "goes against what is assumed"
    case threads = "is set on another one: as one value"
    case turns = "it rests on whose turn it is"
    case unproved = "it cannot be shown that nothing changes"
  }

  /// Why there is nothing to rewrite.
  enum LeftKind: String, CaseIterable, Sendable {
    case independent = "as far as the code shows, all combinations"
    case alone = "no two variables that a single enum could stand for"
    case many = "more than an enum keeps readable"
    case still = "nothing else is ruled out"
    case unused = "nothing is ruled out but values that no code sets"
    case nearlyIndependent = "nearly independent"
    case follows = " from '"
    case carrying = "carry values"
    case askedWithin = "holds in no state between operations"
    case askedBetween = "is called between two writes, where no state holds"
    case together = "one optional value"
    case shown = "one optional says both"
    case guarded = "is off, when '"
    case handle = "it is a handle, and no state"
    case look = "how the view looks"
    case nameless = "nothing in the code has a name for the state with"
    case crowded = "these may be one value"
    case twoThings = "they are two things"
    case draft = "are one value twice"
    case early = "would not be there yet"
    case stored = "those of a store"
    case decoded = "is decoded: what comes in"
    case handedIn = "is handed in, and is no state"
    case latch = "only keeps its code from running again"
    case leading = "' changes"
    case joint = "would ask for several values at once"
    case late = "is set before it is used, and never cleared"
    case countless = "there are too many states to count, or more than an enum keeps readable"
  }
}

extension RewriteOutcome {
  init(_ attempt: RewriteAttempt) throws(FixtureMistake) {
    switch attempt.outcome {
    case .proved, .unproved: self = .rewritten(attempt.rewrite?.states.variables.map(\.name) ?? [])
    case .computed(let flags, _, _): self = .computed(flags.map(\.name))
    case .refused(let refusals):
      var kinds: Set<RefusalKind> = []
      for refusal in refusals {
        let kind = RefusalKind.allCases.first { refusal.reason.contains($0.rawValue) }
        guard let kind else {
          throw FixtureMistake("'\(refusal.reason)' is not among the reasons of RewriteOutcome.RefusalKind")
        }
        kinds.insert(kind)
      }
      self = .refused(kinds)
    case .optional: self = .left(.together)
    case .left(let reason), .derived(_, let reason, _):
      guard let kind = LeftKind.allCases.first(where: { reason.contains($0.rawValue) }) else {
        throw FixtureMistake("'\(reason)' is not among the reasons of RewriteOutcome.LeftKind")
      }
      self = .left(kind)
    }
  }

  /// As a fixture's head has it, behind `//~ rewrite `.
  var text: String {
    switch self {
    case .rewritten(let variables): variables.joined(separator: " ")
    case .computed(let flags): "computed: " + flags.joined(separator: " ")
    case .refused(let kinds): "refused: " + kinds.map { "\($0)" }.sorted().joined(separator: ", ")
    case .left(let kind): "left: \(kind)"
    }
  }
}
