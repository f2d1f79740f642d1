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

/// What a page is lent, and an enum as the message.
struct PageView: View {
  enum PageError: Error { case notFound, unreadable }

  @Binding private var showsError: Bool  //~ tangled_state "'showsError' is only ever set beside 'currentError'"
  @Binding private var currentError: PageError?

  init(showsError: Binding<Bool>, currentError: Binding<PageError?>) {
    _showsError = showsError
    _currentError = currentError
  }

  var body: some View { Button("Load", action: load) }

  private func load() { Task { await fail(.notFound) } }

  @MainActor private func fail(_ error: PageError) {
    currentError = error
    showsError = true
  }
}
