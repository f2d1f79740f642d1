import UntangleRewrites
import UntangleSourceFiles

extension LoadedValue {
  var reason: String {
    switch kind {
    case .value:
      "'\(name)' is only set where '.\(work)' ends well: a case of its own, as 'loaded', could hold it"
    case .flag:
      "'\(name)' is only set where '.\(work)' ends, and asked for before it begins: a case of its own says so"
    }
  }
}

extension CaseValue {
  /// `setting` says when it is set, before the cases.
  func reason(_ setting: String) -> String {
    let all = joined(cases.map { "'.\($0)'" }, by: "or")
    if kind == .outcome {
      return
        "'\(name)' is only looked at with \(all), and says how it went: two cases, '.succeeded' and '.failed', say both"
    }
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
