import UntangleProjectModel
import UntangleSourceFiles

/// Puts keys into enums, and finds names that are free in the project.
struct KeyNamespaces {
  private let project: Project
  /// The last names of all types.
  private let types: Set<String>

  init(_ project: Project) {
    self.project = project
    types = Set(project.types.map(\.simpleName))
  }

  /// In the order of the stores, then of the types of values.
  func enums(of planned: [PlannedKey]) -> [KeyEnum] {
    let byStore = Dictionary(grouping: planned, by: \.key.store)
    return KeySelection.possible.flatMap { store in enums(ofOneStore: byStore[store] ?? []) }
  }

  /// Names are unique within a store: `.isOn` must not mean the keys of two enums.
  private func enums(ofOneStore planned: [PlannedKey]) -> [KeyEnum] {
    let planned = planned.filter { $0.known == nil }
    guard let role = planned.first?.role else { return [] }
    let naming = KeyNaming(planned) { name in
      role.rivals.contains { project.declaresProperty(name, in: $0) }
    }
    var enums: [KeyEnum.Role: KeyEnum] = [:]
    for (plan, (name, group)) in zip(planned, zip(naming.names, naming.groups)) {
      let empty = KeyEnum(role: plan.role, name: typeName(plan.role), cases: [])
      enums[plan.role, default: empty].cases.append(
        KeyCase(name: name, text: plan.key.text, literal: plan.literal.source, group: group))
      for case .typed(let call) in plan.uses.map(\.form) {
        enums[plan.role, default: empty].calls.insert(call)
      }
    }
    return enums.values.map(completed).sorted { $0.role.order < $1.role.order }
  }

  /// What every enum of a type has: to read, to write and to remove.
  private func completed(_ key: KeyEnum) -> KeyEnum {
    var result = key
    let counts = Dictionary(grouping: key.cases, by: \.group).mapValues(\.count)
    for index in result.cases.indices where counts[result.cases[index].group] == 1 || counts.count == 1 {
      // A heading over one key, or over all of them, says nothing.
      result.cases[index].group = nil
    }
    result.cases.sort { left, right in
      left.group == right.group
        ? left.name.precedesByBytes(right.name) : (left.group ?? "").precedesByBytes(right.group ?? "")
    }
    if case .defaults(let type) = key.role, type != .object {
      result.calls.formUnion([.set, .remove])
      if let getter = type.getter { result.calls.insert(.get(getter)) }
    }
    return result
  }

  private func typeName(_ role: KeyEnum.Role) -> String {
    let name = role.usualName
    guard role != .notifications, types.contains(name) else { return name }
    var number = 2
    while types.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

extension KeyEnum.Role {
  /// Types whose members of the same name would be meant as well where a call takes either.
  fileprivate var rivals: [String] {
    switch self {
    case .defaults: ["String"]
    case .notifications: ["Notification.Name", "NSNotification.Name"]
    case .texts: []
    }
  }

  fileprivate var order: Int {
    switch self {
    case .defaults(let type): type.rawValue
    case .notifications, .texts: 0
    }
  }

  /// All of them end in `Key`, by which the ledger knows types worth a look.
  fileprivate var usualName: String {
    switch self {
    case .defaults(let type): type.enumName
    case .notifications: "Notification.Name"
    case .texts(.scene): "SceneKey"
    case .texts(.reuseIdentifiers): "ReuseKey"
    case .texts(.segues): "SegueKey"
    case .texts(.storyboards): "StoryboardKey"
    case .texts(.viewControllers): "ViewControllerKey"
    case .texts(.nibs): "NibKey"
    case .texts: "Key"
    }
  }
}
