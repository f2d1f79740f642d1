// `folder` asks for one case, as `if case` does; the other cases have none.
enum Place {
  case folder(String)
  case inbox, archive
}

extension Place {
  var folder: String? {
    switch self {
    case .folder(let name): return name
    default: return nil
    }
  }

  var title: String? {
    switch self {
    case .folder(let name): name
    default: nil
    }
  }
}
