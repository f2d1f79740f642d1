import Combine

final class SignUpModel: ObservableObject {
  @Published var isSubmitting = false  //~ tangled_state "'isSubmitting' and 'isDone' are work and what comes of it"  //~ tangled_state "'isSubmitting' and 'showsError' are never both true"
  @Published var showsError = false
  @Published var isDone = false

  func submit() {
    isSubmitting = true
    showsError = false
    service.submit { result in
      self.isSubmitting = false
      if result.isAccepted {
        self.isDone = true
      } else {
        self.showsError = true
      }
    }
  }

  func startOver() {
    isSubmitting = false
    isDone = false
    showsError = false
  }
}
