import UntangleFacts
import UntangleSourceFiles

/// A call of a function of the type, with what surrounds it.
struct CalledBody {
  var name: String
  /// The base name of the calling body.
  var body: String
  var bodyKind: Body.Kind
  var bodyPlace: Location
  var moment: VariableWrite.Moment
  var guards: [String]
  var closures: [Span]
  var choices: [VariableWrite.Choice]

  /// A write of the called function, as one of the caller.
  func carrying(_ write: VariableWrite) -> VariableWrite {
    var carried = write
    (carried.body, carried.bodyKind, carried.bodyPlace) = (body, bodyKind, bodyPlace)
    (carried.moment, carried.closures) = (moment, closures)
    carried.choices = choices
    carried.guards = guards + write.guards.filter { !guards.contains($0) }
    return carried
  }
}

/// The writes that bodies make by calling functions of the type, and functions that these call.
///
/// Only functions count whose name is theirs alone, and only what they write before they return.
struct CarriedWrites {
  /// How many are kept. Past it, the calls that come later carry nothing.
  private static let limit = 2_000

  private let calls: [CalledBody]
  private let direct: [String: [VariableWrite]]

  init(_ calls: [CalledBody], _ writes: [VariableWrite]) {
    self.calls = calls
    let atOnce = writes.filter { $0.bodyKind == .method && $0.moment == .straight && $0.closures.isEmpty }
    direct = Dictionary(grouping: atOnce, by: \.body).filter { Set($0.value.map(\.bodyPlace)).count == 1 }
  }

  var all: [VariableWrite] {
    guard !direct.isEmpty else { return [] }
    let once = carried(by: direct)
    let reached = Dictionary(
      grouping: once.filter { $0.moment == .straight && $0.closures.isEmpty }, by: \.body
    )
    .filter { Set($0.value.map(\.bodyPlace)).count == 1 }
    return Array((once + carried(by: reached)).prefix(Self.limit))
  }

  private func carried(by functions: [String: [VariableWrite]]) -> [VariableWrite] {
    var found: [VariableWrite] = []
    for call in calls where call.body != call.name {
      guard let writes = functions[call.name], found.count + writes.count <= Self.limit else { continue }
      found += writes.map(call.carrying)
    }
    return found
  }
}
