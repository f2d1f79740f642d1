//~ states Editor exact
//~ variables isDirty isSaving needsAnotherSave
//~ make Editor()
//~ do it.type()
//~ do it.save()
//~ do it.discard()
//~ sees false false false
//~ sees true false false
//~ sees false true false
//~ sees true true true
//~ sees false true true
//~ rewrite isDirty isSaving needsAnotherSave

/// A save that starts again when something was typed meanwhile.
final class Editor {
  private var isDirty = false
  private var isSaving = false
  private var needsAnotherSave = false

  func type() {
    isDirty = true
    if isSaving { needsAnotherSave = true }
  }

  func save() {
    guard isDirty, !isSaving else { return }
    isDirty = false
    isSaving = true
    DispatchQueue.main.async { [weak self] in self?.didSave() }
  }

  func discard() { isDirty = false }

  private func didSave() {
    isSaving = false
    if needsAnotherSave {
      needsAnotherSave = false
      isDirty = true
      save()
    }
  }
}
