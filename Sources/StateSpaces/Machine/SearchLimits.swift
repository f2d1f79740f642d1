/// Bounds of the search, as counts and never as times, so that the same sources give the same answer on every
/// machine.
///
/// Past a bound the search becomes coarser and over-approximates, and the result says so.
enum SearchLimits {
  // One condition.

  /// Nested properties and functions that are inlined into one expression.
  static let lookThroughDepth = 6
  /// Nodes that inlining may add to one expression.
  static let expandedNodes = 2_000
  /// Distinct paths through one condition.
  static let ways = 256
  /// Evaluation steps that count as one visit.
  static let stepsInVisit = 64

  // One body.

  /// Distinct entries of a function by the values of its arguments.
  static let argumentWays = 64
  /// Distinct frames of one function by what its callers know of its parameters.
  static let entriesOfRoutine = 256
  /// Instructions of inlined local functions in one routine.
  static let inlinedInstructions = 4_000
  /// Nested calls; each takes stack space.
  static let nestedCalls = 300
  /// Exits of a body in the coarse form of the search.
  static let endsOfCoarseBody = 128

  // One search.

  /// Program points visited, each with the closures created on the path.
  static let visits = 20_000
  /// Applications of state transformers to states.
  static let steps = 1 << 27
  /// Nodes of the search that are distinguished by their pending code.
  static let pendingStates = 2_000
  /// Distinct pending closures and continuations.
  static let actors = 200
  /// Combinations of havocked variables that one state transformer lists.
  static let listedCombinations = 4_096
  /// Havocs that are remembered, so that they are not expanded again; 32 bytes each.
  static let releases = 1 << 18
  /// Steps that one state transformer counts for where pending code is tracked.
  static let stepsOfEffect = 8
  /// Transitions that are kept.
  static let transitions = 10_000

  // One type.

  /// Visits and steps of all searches in one type.
  static let visitsOfType = 1_000_000
  static let stepsOfType = 1 << 28
  /// Visits and steps that each statement adds to a type's budget, where all types are searched. They come on
  /// top of the visits of one search and the steps of a small type.
  static let visitsOfStatement = 200
  static let stepsOfStatement = 1 << 16
  static let stepsOfSmallType = 1 << 26

  /// Calls to invisible code from one function that are listed as assumptions.
  static let callouts = 500
  /// In the coarse form, the fraction of the search's budget that each body may use: at most one in this
  /// many.
  static let fewestCoarseParts = 40
  /// Groups of variables whose states are counted. Each search executes all code of the type.
  static let countedGroups = 500
  /// Pairs of a flag and an optional that are searched. A body that sets a hundred variables says nothing
  /// about any two of them, and each search executes it.
  static let companions = 500
  /// Kinds of writes that are compared pairwise for the evidence between two variables.
  static let evidenceKinds = 500
  /// Kinds of writes in one body that are compared pairwise. More add nothing new.
  static let jointWriteKinds = 2_000
  /// For optionals and enums without flag evidence: the groups that are searched, the pairs, the variables of one group,
  /// and the writes of one variable in a body.
  static let looseGroups = 20
  static let loosePairs = 3
  static let looseVariables = 8
  static let looseWrites = 50
  /// Pairs of a type's variables that are examined for neighbouring writes, and the following writes that
  /// each write is compared with.
  static let writtenPairs = 2_000
  static let neighbouringWrites = 12
  /// What one body does with variables, as far as work is looked for: a body that does more is left out.
  static let workEvents = 600
  /// The writes of a body, and of what it calls, of which each is compared with all.
  static let outcomeSteps = 150
  /// What work fills: a body that fills more loads a page of data.
  static let workResults = 4
  /// Calls that lead from an observer to what it does.
  static let observedCalls = 2
  /// Numbers of a type that are searched beside a space.
  static let carriedValues = 3
  /// States of a space and such a number. Each write is followed in each of them.
  static let carryingStates = 512
  /// Types that conform to what a variable is declared as: each type with such a variable looks at each of them.
  static let implementers = 200
  /// Resets of three or more variables that are compared pairwise, and the common resets found.
  static let comparedResets = 200
  static let commonResets = 200
  /// Initial state transformers of an instance.
  static let beginnings = 4_096
  /// Result states of one transformer that early answers look at.
  static let earlyBreadth = 64
  /// States of a class and its subclasses that are merged one by one.
  static let mergedStates = 1 << 16
  /// States in a space too wide for a bit set.
  static let sparseStates = 1 << 18

  // What occurs side by side: each set of variables is searched, and each missing clear is a search, too.
  /// The maximum number of sets of a type.
  static let searchedSideBySide = 12
  /// The maximum number of variables.
  static let clearedVariables = 6
  /// The maximum number of their combinations.
  static let clearedCombinations = 4_096
  /// The maximum number of clears that are suggested.
  static let missingClears = 3
  /// The maximum number of clears that are tried before those that are not needed are left out.
  static let triedClears = 8
  /// Lines between a write and a clear that belongs to it.
  static let linesBetweenClears = 5
  /// How often the clears for two variables are completed.
  static let clearRounds = 3
}
