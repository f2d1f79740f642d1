enum Season: CaseIterable {
  case spring, summer, autumn, winter
}
