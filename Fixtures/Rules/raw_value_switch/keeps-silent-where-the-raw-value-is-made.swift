// What `init(rawValue:)` is given is no enum yet.
enum LengthUnit: RawRepresentable {
  case metre
  case foot

  init?(rawValue: String) {
    switch rawValue {
    case "m": self = .metre
    case "ft": self = .foot
    default: return nil
    }
  }

  var rawValue: String {
    switch self {
    case .metre: "m"
    case .foot: "ft"
    }
  }
}
