enum Activity: CaseIterable { case running, walking, hiking }

enum Lifecycle {
  case signedOut
  case recording(current: Activity)
  case uploading
  case restoring
  case ready
}

extension Lifecycle: CaseIterable {
  static var allCases: [Lifecycle] {
    return [.signedOut, .uploading, .ready] + Activity.allCases.map(Lifecycle.recording)
  }
}
