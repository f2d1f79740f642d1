enum Hud { case progress, checkmark, cross }

/// `assertionFailure` does nothing in a release build: the cross is shown there.
final class GroupEditor {
  private(set) var isDisabled = false  //~ tangled_state "is only ever true while 'hud' is 'progress' or 'checkmark': at most 5 of 8"
  private(set) var hud: Hud?

  func publish() {
    isDisabled = true
    hud = .progress
    Task {
      do {
        try await send()
        hud = .checkmark
      } catch {
        assertionFailure()
        hud = .cross
        isDisabled = false
      }
    }
  }

  private func send() async throws {}
}
