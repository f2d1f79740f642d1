import Foundation

/// What the questions about these types lead to: see ConfirmedTests.

/// The flag of success is free as far as the code shows, since a second run may begin. Nobody means that.
final class CheckInModel {
  private(set) var isSaving = false
  private(set) var didSave = false
  private(set) var errorMessage: String?

  func save(_ send: () async throws -> Void) async {
    guard !isSaving else { return }
    isSaving = true
    errorMessage = nil
    do {
      try await send()
      didSave = true
      isSaving = false
    } catch {
      errorMessage = "\(error)"
      isSaving = false
    }
  }

  func reset() {
    guard !isSaving else { return }
    didSave = false
    errorMessage = nil
  }

  var title: String {
    if isSaving { return "saving" }
    if didSave { return "saved" }
    return errorMessage ?? "save"
  }
}

/// Two panels of which one is shown, but for a shortcut that nobody thought through.
final class ReaderModel {
  private(set) var showsNotes = false
  private(set) var showsContents = false

  func openNotes() {
    showsNotes = true
    showsContents = false
  }

  func openContents() {
    showsContents = true
    showsNotes = false
  }

  func toggleNotes() {
    showsNotes.toggle()
  }

  func close() {
    showsNotes = false
    showsContents = false
  }

  var title: String {
    if showsNotes { return "notes" }
    if showsContents { return "contents" }
    return "text"
  }
}

/// One pair is asked about, and the other flags are free.
final class SoundBoard {
  private(set) var isMuted = false
  private(set) var isSolo = false
  private(set) var isLooping = false
  private(set) var isArmed = false

  func mute() {
    isMuted = true
    isSolo = false
  }

  func solo() {
    isSolo = true
    isMuted = false
  }

  func toggleSolo() { isSolo.toggle() }

  func loop() {
    isLooping.toggle()
    if isLooping { isArmed = false }
    if isMuted { isLooping = false }
  }

  func arm() { isArmed.toggle() }

  func reset() {
    isMuted = false
    isSolo = false
    isLooping = false
    isArmed = false
  }

  var title: String {
    if isMuted { return "muted" }
    if isSolo { return "solo" }
    return isLooping && isArmed ? "loop" : "play"
  }
}
