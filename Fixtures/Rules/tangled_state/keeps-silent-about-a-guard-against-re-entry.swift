/// A flag that is put back before anybody looks halves the combinations, and is no part of a state.
final class DocumentEditor {
  private(set) var isSaving = false
  private(set) var hasChanges = false
  private var suppressEdits = false
  private(set) var text = ""

  func bind(_ text: String) {
    suppressEdits = true
    self.text = text
    hasChanges = false
    suppressEdits = false
  }

  func edit(_ text: String) {
    if suppressEdits { return }
    self.text = text
    hasChanges = true
  }

  func save() async {
    if isSaving || suppressEdits { return }
    isSaving = true
    await write()
    hasChanges = false
    isSaving = false
  }

  func revert() {
    suppressEdits = true
    text = ""
    suppressEdits = false
    hasChanges = false
    isSaving = false
  }

  private func write() async {}
}

/// Three flags of one state, beside a build switch that nothing sets: it is not counted.
final class Gate {
  private let isAnimated: Bool
  private(set) var isOpening = false  //~ tangled_state "'isOpening', 'isOpen' and 'isLocked' are one state in 3 flags"
  private(set) var isOpen = false
  private(set) var isLocked = false
  private var usesMotor = false

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  func open() {
    guard !isLocked else { return }
    if isOpen || usesMotor { return }
    isOpening = true
    isLocked = false
  }

  func opened() {
    guard isOpening else { return }
    isOpening = false
    isOpen = true
    usesMotor = false
  }

  func close() {
    isOpening = false
    isOpen = false
    usesMotor = false
  }

  func lock() {
    guard !isOpening, !isOpen else { return }
    isLocked = true
    isOpen = false
  }

  func unlock() { isLocked = false }
}

/// Beside such a flag the others are told as what they are.
final class Importer {
  private(set) var isImporting = false  //~ tangled_state "'isImporting' and 'hasFailed' are work and what comes of it"
  private(set) var hasFailed = false
  private var isApplying = false

  func apply() {
    isApplying = true
    hasFailed = false
    isApplying = false
  }

  func run() async {
    if isImporting || isApplying { return }
    isImporting = true
    await work()
    isImporting = false
    hasFailed = true
  }

  func cancel() {
    isApplying = true
    isImporting = false
    isApplying = false
  }

  private func work() async {}
}
