enum Grade { case poor, fair, good }

struct Exam {
  let grade: Grade

  var points: Int {
    let base = switch grade {
    case .good: 3
    default: 1  //~ enum_default
    }
    return base * 2
  }

  lazy var label: String = {
    switch grade {
    case .poor: return "again"
    default: return "passed"  //~ enum_default
    }
  }()
}
