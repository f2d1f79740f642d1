enum AppFeature: CaseIterable {
  case search, sync, trial

  static var allCases: [AppFeature] {
    var all: [AppFeature] = [.search]
    if isOn { all.append(.sync) }
    return all
  }

  static var isOn: Bool { true }
}

enum DrawTool: CaseIterable {
  case pen, brush

  static let first = DrawTool.pen
  static let allCases: [DrawTool] = [first]
}

enum TwoGears: CaseIterable {
  case low, high

  static var allCases: [TwoGears] { supported.filter { $0 != .high } }
  static let supported: [TwoGears] = [.low]
}

struct ListTheme {
  static let light = ListTheme()
  static let allCases: [ListTheme] = [.light]
}
