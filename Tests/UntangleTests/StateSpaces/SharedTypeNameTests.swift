import Testing
import UntangleProjectModel
import UntangleStateSpaces

/// Several modules of one project may have types of one name.
@Suite struct SharedTypeNameTests {
  private static let cell = """
    class Cell {
      var isPending = false
      var isBet = false
      func configure(_ isBet: Bool) {
        isPending = false
        self.isBet = isBet
      }
    }
    """

  /// Which of them a receiver is, is not looked up: a write may concern each.
  @Test func aWriteConcernsAllOfThem() throws {
    let user = """
      class Table {
        func show(_ cell: Cell) { cell.isPending = true }
      }
      """
    let files = [("A/Cell.swift", Self.cell), ("A/Table.swift", user), ("B/Cell.swift", Self.cell)]
    let project = Project(files: files.map { facts($1, path: $0) }, foreignEnums: .known)
    let counter = StateCounter(project, SearchSettings())
    let cells = project.types.filter { $0.name == "Cell" }
    #expect(cells.count == 2)
    for cell in cells {
      let variables = project.stateVariables(of: cell)
      guard case .counted(let space) = counter.count(variables, of: cell) else {
        Issue.record("not counted")
        continue
      }
      #expect(space.states.count == 4)
    }
  }

  /// A nested name that stands for several types is found in none of their scopes.
  @Test func aWriteConcernsAllNestedOnes() throws {
    let text = """
      final class Watcher {
        struct Snapshot {
          var isPlaying = false
          var result: Int?
        }
        private let lock = Lock<Snapshot>()
        private static func setPlaying(_ snapshot: inout Snapshot, _ isPlaying: Bool) {
          snapshot.isPlaying = isPlaying
        }
        func go() { lock.withLock { s in Self.setPlaying(&s, true) } }
        func end() { lock.withLock { s in s.result = 3 } }
      }
      """
    let files = [("A/Watcher.swift", text), ("B/Watcher.swift", text)]
    let project = Project(files: files.map { facts($1, path: $0) }, foreignEnums: .known)
    let snapshots = project.types.filter { $0.name == "Watcher.Snapshot" }
    #expect(snapshots.count == 2)
    for snapshot in snapshots {
      let variables = project.stateVariables(of: snapshot)
      guard
        case .counted(let space) = StateCounter(project, SearchSettings()).count(variables, of: snapshot)
      else {
        Issue.record("not counted")
        continue
      }
      #expect(space.states.count == 4)
    }
  }

  /// A file sees what it declares itself.
  @Test func aWriteConcernsTheOneOfItsFile() throws {
    let user = """
      class Table {
        func show(_ cell: Cell) { cell.isPending = true }
      }
      """
    let files = [("A/Cell.swift", Self.cell + "\n" + user), ("B/Cell.swift", Self.cell)]
    let project = Project(files: files.map { facts($1, path: $0) }, foreignEnums: .known)
    let counts = project.types.filter { $0.name == "Cell" }.map { cell in
      StateCounter(project, SearchSettings()).count(project.stateVariables(of: cell), of: cell)
    }
    #expect(
      counts.map { if case .counted(let space) = $0 { space.states.count } else { 0 } } == [4, 2])
  }
}
