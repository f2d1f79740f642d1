enum Platform: CaseIterable {
  case phone
  #if os(macOS)
    case desk
  #endif
  @available(iOS 99, *)
  case glasses
  @available(*, deprecated)
  case pager

  static let allCases: [Platform] = [.phone]
}
