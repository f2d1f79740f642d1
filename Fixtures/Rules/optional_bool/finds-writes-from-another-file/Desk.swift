struct Desk {
  func check(_ badge: Badge) {
    badge.isVerified = badge.isPrinted
  }
}
