enum CompassPoint: CaseIterable {
  case north, east, south
  case west
}
