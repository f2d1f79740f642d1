//@ add = Signals.Kind.alarm
//@ add = PowerMode.sleep
//@ add = AppTheme.system
// The enums; who uses them stands in another file.

enum Signals {
  enum Kind: String, Codable { case start, stop, other }

  struct Item {
    var kind: Kind
    var previous: Kind?
  }
}

enum PowerMode: Int, CaseIterable {
  case work, rest

  static var allCases: [PowerMode] { [.work, .rest] }  //~ silent "`allCases` lacks it"
}

public enum AppTheme: String {
  case light, dark

  public static let allCases: [AppTheme] = [AppTheme.light, AppTheme.dark]  //~ silent "`allCases` lacks it"

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

protocol Themed { var theme: AppTheme { get } }

typealias SignalKind = Signals.Kind
