import Combine

final class SignUpModel: ObservableObject {
  @Published var isSubmitting = false  //~ tangled_state
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
