// Two of them are preferences that outlive the screen; together with one that does not they are no state.
final class SavePrompt {
  @UserDefaultsWrapper(key: "promptShown", defaultValue: false)
  private var wasPromptShown: Bool
  @AppSettings(\.firstUse)
  private var isFirstUse: Bool
  private var didSave = false

  func save() {
    didSave = true
    isFirstUse = false
  }

  func dismiss() {
    guard !didSave, !wasPromptShown else { return }
    wasPromptShown = true
    isFirstUse = false
    didSave = false
  }
}
