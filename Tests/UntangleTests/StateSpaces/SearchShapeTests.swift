import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleStateSpaces

/// Shapes of code whose ways, states or combinations grow: what a search costs is counted in its own steps, which
/// are the same on every machine.
struct SearchShapeTests {
  /// As for a type that is named, where all forms are tried: three times the visits. Small, so that the tests are
  /// quick: what is bounded so is bounded by any limit.
  private static let settings = SearchSettings(
    stateLimit: 1 << 10, searchCost: SearchCost(visits: 333, steps: 1 << 15), effort: .thorough)

  /// One search tries three forms at most, and looks at a little more before it notices.
  private static let most = SearchCost(visits: 3 * 1_500, steps: 3 * (1 << 15), states: 3 * 2 * (1 << 10))

  @Test(arguments: SearchShape.all) func noSearchCostsMoreThanItMay(shape: SearchShape) async {
    for (cost, size) in zip(await Self.costs(of: shape), shape.sizes) {
      #expect(cost.visits <= Self.most.visits, "\(shape.name), size \(size)")
      #expect(cost.steps <= Self.most.steps, "\(shape.name), size \(size)")
      #expect(cost.states <= Self.most.states, "\(shape.name), size \(size)")
    }
  }

  /// What a whole run may cost grows with its code, however many groups and pairs there are to look at.
  @Test(arguments: SearchShape.all) func noTypeCostsMoreThanItsCodeIsWorth(shape: SearchShape) async {
    let settings = SearchSettings(stateLimit: 1 << 10, searchCost: SearchCost(visits: 500, steps: 1 << 15))
    let size = shape.sizes[2]
    let states = await onDeepStack {
      let project = Self.project(shape, size)
      return project.states(ofTypes: project.types.indices, counter: StateCounter(project, settings))
    }
    for state in states.map(\.state) {
      let count = state.type.bodies.flatMap(\.fact.statements).reduce(0) { $0 + $1.count }
      let most = settings.costOfType(statements: count)
      // The search that notices has looked at a little more.
      #expect(state.cost.visits <= most.visits + 1_500, "\(shape.name): \(state.type.name)")
      #expect(state.cost.steps <= most.steps, "\(shape.name): \(state.type.name)")
    }
  }

  @Test func thereAreManyShapes() {
    #expect(SearchShape.all.count >= 40)
    #expect(Set(SearchShape.all.map(\.name)).count == SearchShape.all.count)
    #expect(SearchShape.all.allSatisfy { $0.sizes.count == 3 })
  }

  /// Parses, which runs deep.
  private static func project(_ shape: SearchShape, _ size: Int) -> Project {
    let bytes = Array(shape.source(size).utf8)
    let file = bytes.withUnsafeBufferPointer { collectFacts(path: "A.swift", bytes: $0) }
    return Project(files: [file], foreignEnums: .known)
  }

  /// For each size, the largest cost of a search for all variables of a type.
  private static func costs(of shape: SearchShape) async -> [SearchCost] {
    await onDeepStack {
      shape.sizes.map { size in
        let project = project(shape, size)
        let costs = project.types.map { type -> SearchCost in
          var counter = TypeCounter(type, StateCounter(project, settings))
          _ = counter.count(project.stateVariables(of: type))
          return counter.spent
        }
        return SearchCost(
          visits: costs.map(\.visits).max() ?? 0, steps: costs.map(\.steps).max() ?? 0,
          states: costs.map(\.states).max() ?? 0)
      }
    }
  }
}
