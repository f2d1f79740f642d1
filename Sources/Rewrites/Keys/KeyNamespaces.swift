import UntangleProjectModel
import UntangleSourceFiles

/// Distributes keys over enums, and finds names that are unused in the project.
struct KeyNamespaces {
  private let project: Project
  /// The last parts of the names of all types.
  private let types: Set<String>

  init(_ project: Project) {
    self.project = project
    types = Set(project.types.map(\.simpleName))
  }

  /// Sorted by store, then by type of value.
  func enums(of planned: [PlannedKey]) -> [KeyEnum] {
    let byStore = Dictionary(grouping: planned, by: \.key.store)
    return KeySelection.possible.flatMap { store in enums(ofOneStore: byStore[store] ?? []) }
  }

  /// Makes the enums of one store. Case names are unique within it, so that `.isOn` is unambiguous.
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

  /// Sorts the cases, and adds the calls that every enum of its role has: read, write and remove.
  private func completed(_ key: KeyEnum) -> KeyEnum {
    var result = key
    let counts = Dictionary(grouping: key.cases, by: \.group).mapValues(\.count)
    for index in result.cases.indices where counts[result.cases[index].group] == 1 || counts.count == 1 {
      // A heading for one key, or for all of them, is of no use.
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
  /// Types whose members of the same name would make `.name` ambiguous in a call.
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

  /// All end in `Key`, which is how the key index finds candidate types.
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
