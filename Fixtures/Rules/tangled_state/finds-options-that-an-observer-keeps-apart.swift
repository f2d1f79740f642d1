// What was stored may be anything, but the observers keep the two apart whoever sets them.
struct BootOptions: Codable {
  var isRecovery = false {  //~ tangled_state "'isRecovery' and 'isUpdate' are never both true: at most 3 of 4"
    didSet {
      guard isRecovery != oldValue else { return }
      resolve()
    }
  }
  var isUpdate = false {
    didSet {
      guard isUpdate != oldValue else { return }
      resolve()
    }
  }
  var isVerbose = false

  init() {}

  private mutating func resolve() {
    if isUpdate {
      isRecovery = false
    }
    if isRecovery {
      isUpdate = false
    }
  }
}

final class BootMenu {
  private var options = BootOptions()

  func choose(recovery: Bool) { options.isRecovery = recovery }
  func choose(update: Bool) { options.isUpdate = update }
}
