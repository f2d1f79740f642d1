/// The view model of an alert: nothing here presents it.
final class SensorList {
  var alertMessage: String?  //~ tangled_state "'showsAlert' is only ever set beside 'alertMessage'"
  var showsAlert = false

  func failed(_ error: String?) {
    alertMessage = error
    showsAlert = true
  }

  func dismiss() { showsAlert = false }
}

/// One optional.
final class RepairedSensorList {
  var alertMessage: String?

  func failed(_ error: String) { alertMessage = error }
  func dismiss() { alertMessage = nil }
}

/// The flag is set for other reasons, too, and the message is one of several things.
final class AnnouncementBar {
  var bannerTitle: String?
  var showsBanner = false

  func announce(_ title: String) {
    bannerTitle = title
    showsBanner = true
  }

  func remind() { showsBanner = true }
  func hide() { showsBanner = false }
}
