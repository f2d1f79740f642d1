import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleStateSpaces

/// Searches that end as soon as they have their answer: it is the one that a whole search gives.
struct LimitedSearchTests {
  /// Not compiled: many are made at no cost.
  private static let seeds: Range<UInt64> = 1..<200

  @Test func pairsOfTypesMadeByChanceHaveAsManyStatesAsAWholeSearchFinds() async {
    let (limited, large) = await onDeepStack { () -> (Int, Int) in
      var (limited, large) = (0, 0)
      for seed in Self.seeds {
        let random = RandomClass.make(seed: seed)
        let source = random.source + Self.outsider(random)
        for (few, whole) in Self.counts(inPairsOf: random.name, source) {
          guard case .counted(let space) = whole else { continue }
          if space.states.count > 2 {
            #expect(few == .tooLarge, "seed \(seed)")
            large += 1
          } else {
            #expect(few == whole, "seed \(seed)")
            limited += 1
          }
        }
      }
      return (limited, large)
    }
    // Both kinds are there.
    #expect(limited > 10 && large > 10)
  }

  /// Where bodies are not followed, all states are found that a whole search finds, and perhaps more.
  @Test func aCoarserSearchLosesNoState() async {
    let (cut, followed) = await onDeepStack { () -> (Int, Int) in
      var (cut, followed) = (0, 0)
      for seed in Self.seeds.prefix(80) {
        let random = RandomClass.make(seed: seed)
        guard case .counted(let whole)? = Self.count(random, .exact, visits: 20_000) else { continue }
        for visits in [160, 400, 1_200] {
          guard case .counted(let space)? = Self.count(random, .coarse, visits: visits) else { continue }
          let reached = Set(space.states.map(\.values))
          #expect(
            whole.states.allSatisfy { reached.contains($0.values) }, "seed \(seed), \(visits) visits")
          switch space.reading {
          case .cut: cut += 1
          case .followed: followed += 1
          }
        }
      }
      return (cut, followed)
    }
    // Both kinds are there.
    #expect(cut > 10 && followed > 10, "\(cut) and \(followed)")
  }

  private static func count(
    _ random: RandomClass, _ precision: SearchPrecision, visits: Int
  ) -> StateCount? {
    let file = Array(random.source.utf8).withUnsafeBufferPointer { collectFacts(path: "A.swift", bytes: $0) }
    let project = Project(files: [file], foreignEnums: .known)
    let settings = SearchSettings(searchCost: SearchCost(visits: visits, steps: 1 << 20))
    guard let type = project.type(named: random.name) else { return nil }
    var counter = TypeCounter(type, StateCounter(project, settings))
    return counter.count(project.stateVariables(of: type), precision)
  }

  /// Code of another type that sets each variable, to one value of which it knows more or less.
  private static func outsider(_ random: RandomClass) -> String {
    guard random.seed % 3 == 0 else { return "" }
    let writes = random.variables.map { "    it.\($0) = Int.random(in: 0...1) == 0 ? nil : other()\n" }
    return "\nstruct Outsider {\n  func meddle(it: \(random.name)) {\n\(writes.joined())  }\n}\n"
  }

  /// Of all pairs of variables: limited to two states, and whole.
  private static func counts(inPairsOf name: String, _ source: String) -> [(StateCount, StateCount)] {
    let file = Array(source.utf8).withUnsafeBufferPointer { collectFacts(path: "A.swift", bytes: $0) }
    let project = Project(files: [file], foreignEnums: .known)
    guard let type = project.type(named: name) else { return [] }
    let variables = project.stateVariables(of: type)
    let counter = StateCounter(project, SearchSettings())
    var together = TypeCounter(type, counter)
    return variables.indices.flatMap { first in
      variables.indices[(first + 1)...].map { second in
        let pair = [variables[first], variables[second]]
        return (together.count(pair, for: .atMost(2)), counter.count(pair, of: type))
      }
    }
  }

  /// A value that is certainly not nil may be any case, and is not every value.
  @Test func aValueThatOthersSetIsNoOtherThanTheySay() async {
    let text = """
      enum Mode { case on, off }
      func makeMode() -> Mode { .on }
      final class A {
        var mode: Mode? = .on
        private var isOn = true
      }
      struct B {
        func meddle(a: A) { a.mode = makeMode() }
      }
      """
    let count = await onDeepStack { Self.counts(inPairsOf: "A", text).map { $0.0 } }
    guard case .counted(let space)? = count.first else {
      Issue.record("\(count)")
      return
    }
    #expect(space.states.map(\.values) == [[1, 1], [2, 1]])
  }

  /// Observers of a variable that others set decide what becomes of the other one.
  @Test func anObservedVariableIsNotSetAlone() async {
    let text = """
      final class A {
        var isOn = false { didSet { item = isOn ? 1 : nil } }
        private var item: Int?
      }
      struct B {
        func meddle(a: A) { a.isOn = Bool.random() }
      }
      """
    let count = await onDeepStack { Self.counts(inPairsOf: "A", text).map { $0.0 } }
    guard case .counted(let space)? = count.first else {
      Issue.record("\(count)")
      return
    }
    #expect(space.states.map(\.values).sorted { $0[0] < $1[0] } == [[0, 0], [1, 1]])
  }
}
