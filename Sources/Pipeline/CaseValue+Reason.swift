import UntangleRewrites
import UntangleSourceFiles

extension LoadedValue {
  var reason: String {
    "'\(name)' is only set where '.\(work)' ends well: a case of its own, as 'loaded', could hold it"
  }
}

extension CaseValue {
  /// `setting` says when it is set, before the cases.
  func reason(_ setting: String) -> String {
    let all = joined(cases.map { "'.\($0)'" }, by: "or")
    let them = cases.count == 1 ? "that case" : "these cases"
    if let leader {
      return "'\(name)' goes with '\(leader)' wherever that is set: it could be a value of \(all)"
    }
    return "'\(name)' is only set \(setting) \(all): it could be a value of \(them)"
  }

  var reasonAsMember: String {
    if let leader {
      return "'\(name)' goes with '\(leader)' wherever that is set: it could be a member of '\(cases[0])'"
    }
    return "'\(name)' is only set where '\(cases[0])' is: it could be a member of it"
  }
}
