struct Orchard {
  var season: Season

  var work: String {
    switch season {
    case .spring: "graft"
    case .summer: "water"
    case .autumn: "pick"
    default: "prune"  //~ last_case_default "'winter'"
    }
  }
}
