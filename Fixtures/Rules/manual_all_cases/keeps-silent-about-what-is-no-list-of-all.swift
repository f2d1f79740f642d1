enum Tab: CaseIterable {
  case home, search, profile

  static let main: [Tab] = [.home, .search]

  var allCases: [Tab] { [.home] }
}
