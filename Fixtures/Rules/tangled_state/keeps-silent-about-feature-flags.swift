struct Features {
  static var newCheckout = false
  static var darkReceipts = true
  static var quickSearch = false
  static var mapView = false

  #if DEBUG
    static var showsLayoutBounds = true
  #else
    static var showsLayoutBounds = false
  #endif

  static func enableBeta() {
    newCheckout = true
    quickSearch = true
    mapView = true
  }

  static func disableBeta() {
    newCheckout = false
    quickSearch = false
    mapView = false
  }
}
