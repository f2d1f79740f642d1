// `failed` and `completed` fit the enum below, but the status is of another module.
enum PairingState { case idle, waiting, failed, completed }
enum UploadState { case started, failed }
enum TestState { case passed, completed }

func finish(_ export: some Export) {
  switch export.status {
  case .failed: print("failed")
  case .completed: print("done")
  default: print("other")
  }
}
