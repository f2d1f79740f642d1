import UntangleRewrites
import UntangleSourceFiles
import UntangleStateSpaces

extension StateSpace {
  /// The reason why the variables cannot become one enum, as one lowercase sentence; nil if they can. The shape is one of
  /// the space's two.
  func reasonForNoEnum(in shape: StateShape) -> String? {
    switch shape {
    case .enumeration: lateFlagReason
    case .optional(_, let members) where areOptionals(members): reasonForLength
    case .optional(let core, let members):
      "\(list(members)) \(members.count == 1 ? "is" : "are") set only beside \(list(core)), and \(members.count == 1 ? "changes" : "change") meanwhile: no type says that in fewer words\(way)"
    case .derived(let followers): reason(followers)
    case .combined(let flag): "\(list([flag.variable])) follows from \(list(flag.sources))"
    case .shown(let shown):
      "\(list([shown.variable])) tells whether \(list([shown.source])) is shown, which stays when it is closed: one optional says both\(way)"
    case .constant(let places) where places.isEmpty: "nothing is ruled out but values that no code sets"
    case .constant(let places): "between operations \(values(of: places)); nothing else is ruled out"
    case .handle(let place):
      "'\(variables[place].name)' is kept when its work is over: it is a handle, and no state\(way)"
    case .independent where hasSurplus: "the variables are nearly independent of each other\(way)"
    case .independent:
      "as far as the code shows, all combinations of \(list(Array(variables.indices))) are reached"
    case .large: largeReason
    }
  }

  /// Whether an optional struct could hold these variables. A flag in it is rather a phase.
  func areOptionals(_ places: [Int]) -> Bool { places.allSatisfy { variables[$0].domain == .optional } }

  private var lateFlagReason: String? {
    LateFlag(of: self).map { late in
      let (first, flag) = (list([late.first]), list([late.flag]))
      return variables[late.first].domain == .optional
        ? "\(first) is never taken back, and stays when \(flag) is over: all cases but the first would hold it\(way)"
        : "\(first) is never taken back, and \(flag) comes and goes after it: they are two things\(way)"
    }
  }

  /// Why an enum of the states is too long to read; nil where it is not.
  var reasonForLength: String? { states.count > Self.caseLimit ? largeReason : nil }

  private var largeReason: String {
    "\(states.count) states are reached: more than an enum keeps readable\(way)"
  }

  /// Whether an enum can represent the same states, ignoring its length.
  var canBeEnum: Bool {
    switch shape {
    case .enumeration: true
    case .handle, .shown: true
    case .independent: hasSurplus
    case .large, .optional: states.count <= longestEnum
    case .derived, .combined, .constant: false
    }
  }

  private var way: String { canBeEnum ? "; with '--enum NAME' it is written all the same" : "" }

  private func reason(_ followers: [Follower]) -> String {
    let sources = Set(followers.map(\.source)).sorted()
    return
      "\(list(followers.map(\.variable))) \(followers.count == 1 ? "follows" : "follow") from \(list(sources))"
  }

  /// Such as `'isA' is always false and 'file' is always nil`, for variables that never change.
  private func values(of places: [Int]) -> String {
    joined(
      constants(places).map { "'\($0.variable.name)' is always \($0.value)" })
  }

  /// Variables that never change, with their value.
  func constants(_ places: [Int]) -> [ConstantVariable] {
    places.map { place in
      let value = variables[place].domain.values[states[0].values[place]]
      return ConstantVariable(variables[place], value: value == "some" ? "set" : value)
    }
  }

  /// Such as `'isA', 'isB' and 'isC'`.
  private func list(_ places: [Int]) -> String { joined(places.map { "'\(variables[$0].name)'" }) }
}
