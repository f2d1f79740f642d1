enum ServiceError: Error { case offline, denied, missing, broken, old }

/// Eleven of twelve combinations: what is shown without an error is the one that is left out.
final class Services {
  var isShowingError = false  //~ tangled_state "'isShowingError' is never true while 'errorToShow' is nil"
  var errorToShow: ServiceError?

  func show(_ error: ServiceError) {
    errorToShow = error
    isShowingError = true
  }

  func dismiss() {
    isShowingError = false
    errorToShow = nil
  }
}
