import Foundation

// Foundation asks for exactly these; they cannot be one enum.
class ImportOperation: Operation {
  private var stage = Stage.waiting

  private enum Stage { case waiting, running, done }

  override var isExecuting: Bool { stage == .running }
  override var isFinished: Bool { stage == .done }
  override var isAsynchronous: Bool { true }

  override func start() {
    stage = .running
  }

  func finish() {
    willChangeValue(forKey: "isFinished")
    stage = .done
    didChangeValue(forKey: "isFinished")
  }
}
