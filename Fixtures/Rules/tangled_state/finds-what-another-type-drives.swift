/// The model's flags move together in the controller's functions: each is one operation, with its guard.
final class UploadModel {
  var isUploading = false  //~ tangled_state "one state in 3 flags: at most 4 of 8"
  var hasFailed = false
  var isDone = false
}

final class UploadController {
  private let model: UploadModel
  private var log: [String] = []

  init(model: UploadModel) { self.model = model }

  func start() {
    model.isUploading = true
    model.hasFailed = false
    model.isDone = false
  }

  func finish() {
    guard model.isUploading else { return }
    model.isUploading = false
    log.append("done")
    model.isDone = true
  }

  func fail() {
    guard model.isUploading else { return }
    model.isUploading = false
    model.hasFailed = true
  }
}
