// Two types are named `Kind`; which one is meant is told by the cases. That it may be nil, the source says.
public enum Kind { case parse, sign, balance }

struct Detail { let kind: Kind? }

final class Transfer {
  var detail: Detail?
  var last: Kind?

  func text() -> String {
    switch detail?.kind {
    case .parse: "parse"
    case .sign: "sign"
    default: "?"  //~ enum_default "takes 2 cases of 'Kind': 'balance' and 'nil'"
    }
  }

  func lastText() -> String {
    switch last {
    case .parse: "parse"
    case .sign: "sign"
    default: "?"  //~ enum_default "takes 2 cases of 'Kind': 'balance' and 'nil'"
    }
  }
}

enum Users {
  private enum Kind { case guest, member }
}
