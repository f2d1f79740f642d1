/// What bounds the search, in numbers of things and never in time: the same sources give the same answer on
/// every machine.
///
/// Past a bound the search takes a coarser form, which only adds states, and the table says so.
enum SearchLimits {
  // One condition.

  /// How many properties and functions are looked through, one in the other.
  static let lookThroughDepth = 6
  /// Nodes of what one value is looked through to.
  static let expandedNodes = 2_000
  /// Ways through one condition that know different things.
  static let ways = 256
  /// Parts of conditions that are looked at for the cost of one point that is followed.
  static let stepsInVisit = 64

  // One body.

  /// Ways into a function by what its arguments say.
  static let argumentWays = 64
  /// Frames of one function that differ in what its callers say of its parameters.
  static let entriesOfRoutine = 256
  /// Instructions of local functions that are copied to where they are called.
  static let inlinedInstructions = 4_000
  /// Calls within each other; each takes its part of the stack.
  static let nestedCalls = 300
  /// Ends of a body where bodies are followed coarsely.
  static let endsOfCoarseBody = 128

  // One search.

  /// Points in the code that are followed, with what was made on the way there.
  static let visits = 20_000
  /// Effects that are tried in states.
  static let steps = 1 << 27
  /// States that are told apart by what is pending in them.
  static let pendingStates = 2_000
  /// Different things that may run later.
  static let actors = 200
  /// Values of the variables that one effect leaves free, where they are listed.
  static let listedCombinations = 4_096
  /// Freed variables, with the values of the others, that are not looked at again; 32 bytes each.
  static let releases = 1 << 18
  /// Steps that an effect counts for where what is pending is told apart.
  static let stepsOfEffect = 8
  /// Transitions that are kept.
  static let transitions = 10_000

  // One type.

  /// Points followed and effects tried by all searches of a type.
  static let visitsOfType = 1_000_000
  static let stepsOfType = 1 << 28
  /// What each statement adds to what a type may cost, where all types are searched, besides the visits of one
  /// search and the steps of a small type.
  static let visitsOfStatement = 200
  static let stepsOfStatement = 1 << 16
  static let stepsOfSmallType = 1 << 26

  /// Calls of others that a function leads to, of which the table says that nobody is assumed to call back.
  static let callouts = 500
  /// Where bodies are followed coarsely, each may take its part of what the search may cost: one of so many at
  /// most.
  static let fewestCoarseParts = 40
  /// Groups of variables whose states are counted; each search follows all code of the type.
  static let countedGroups = 500
  /// Pairs of a flag and an optional that are searched: a body that sets a hundred variables says nothing of any
  /// two of them, and each search follows it.
  static let companions = 500
  /// Kinds of writes that are compared each with each, for the evidence between two variables.
  static let evidenceKinds = 500
  /// Kinds of writes in one body that are compared each with each: beyond these the rest says nothing new.
  static let jointWriteKinds = 2_000
  /// Optionals and enums without a flag beside them: groups that are searched, variables of one, and writes of one
  /// variable in a body that are looked at.
  static let looseGroups = 20
  static let looseVariables = 8
  static let looseWrites = 50
  /// Pairs of variables of a type that are looked at for standing beside each other, and writes that follow one and
  /// may be its neighbours.
  static let writtenPairs = 2_000
  static let neighbouringWrites = 12
  /// Calls that lead from an observer to what it does.
  static let observedCalls = 2
  /// Types that conform to what a variable is declared as: each type with such a variable looks at each of them.
  static let implementers = 200
  /// Resets of three variables or more that are held against each other, and what pairs of them share.
  static let comparedResets = 200
  static let commonResets = 200
  /// Ways in which an instance begins.
  static let beginnings = 4_096
  /// States after one effect that are looked at to answer early.
  static let earlyBreadth = 64
  /// States of a class and its subclasses that are put together one by one.
  static let mergedStates = 1 << 16
  /// States whose bits are too many for one bit a state.
  static let sparseStates = 1 << 18
}
