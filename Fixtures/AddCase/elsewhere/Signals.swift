//@ add = Signals.Kind.alarm
//@ add = Mode.sleep
//@ add = Theme.system
// The enums; who uses them stands in another file.

enum Signals {
  enum Kind: String, Codable { case start, stop, other }

  struct Item {
    var kind: Kind
    var previous: Kind?
  }
}

enum Mode: Int, CaseIterable {
  case work, rest

  static var allCases: [Mode] { [.work, .rest] }  //~ silent "`allCases` lacks it"
}

public enum Theme: String {
  case light, dark

  public static let allCases: [Theme] = [Theme.light, Theme.dark]  //~ silent "`allCases` lacks it"

  public init?(rawValue: String) {  //~ silent "`init(rawValue:)` never makes it"
    switch rawValue {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {  //~ flagged
    case .light: "light"
    case .dark: "dark"
    }
  }
}

protocol Themed { var theme: Theme { get } }

typealias SignalKind = Signals.Kind
