enum Keyword {
  case `default`, `init`, `self`, `Type`, `Protocol`, `switch`, über, _private, a1

  var isPlain: Int {
    switch self {
    case .a1: 1
    case .default, .`init`, .`self`, .`Type`, .`Protocol`, .switch, .über, ._private: 0
    }
  }
}
