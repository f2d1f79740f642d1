// `isBusy` and `isVisible` are questions of their own.
enum WorkStep { case begin, work, wait, end }

final class StepMachine {
  var step = WorkStep.begin

  var isBusy: Bool { step == .work || step == .wait || step == .begin }
  var isVisible: Bool { return step == .work || step == .wait || step == .end }

  func a() { if step == .work || step == .wait { print(1) } }
  func b() { if step == .work || step == .wait { print(2) } }
}

extension WorkStep {
  func isOpen() -> Bool {
    switch self {
    case .begin, .work, .wait: true
    default: false
    }
  }
}
