import Vendor

// The declaration names a type of somebody else: our enum has the same cases, and says nothing of it.
enum Weather {
  case sunny, cloudy, rainy, stormy
}

struct Station {
  var report: Vendor.Weather
  var kind: SkyKind

  func icon() -> String {
    switch report {
    case .sunny: "sun"
    case .cloudy: "cloud"
    case .rainy: "rain"
    default: "bolt"
    }
  }

  func name() -> String {
    switch kind {
    case .sunny: "Sunny"
    case .cloudy: "Cloudy"
    case .rainy: "Rainy"
    default: "Stormy"
    }
  }
}
