enum CompassPoint: CaseIterable {
  case north, east, south
  case west

  static var allCases: [CompassPoint] {  //~ manual_all_cases "'allCases' of 'CompassPoint' lacks 'west'"
    [.north, .east, .south]
  }
}
