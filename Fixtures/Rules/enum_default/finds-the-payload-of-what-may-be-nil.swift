enum Mishap { case offline, refused, expired, broken }
enum Parcel { case offline, refused, late }

enum Errand {
  case idle
  case failed(Mishap)
}

final class Errands {
  var errand = Errand.idle
  var spare: Errand?
}

func word(_ errands: Errands?) -> String {
  switch errands?.errand {
  case .failed(let fault):
    switch fault {
    case .offline: return "no network"
    case .refused: return "not allowed"
    default: return "failed"  //~ enum_default "'expired' and 'broken'"
    }
  case .idle, nil: return ""
  }
}
