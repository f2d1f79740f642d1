final class UploadQueue {
  private var waiting: [Upload] = []
  private let fallback = PhotoUpload("fallback")

  func add(_ upload: Upload) {
    waiting.append(upload)
    if upload.isDryRun {
      print("not really")
    }
    print("added", upload.name)
  }

  func run(_ extra: Upload?) {
    for upload in waiting { for step in upload.start() { print(step) } }
    if let next = extra, !next.retriesAfterFailure {
      print("once", next.name)
    }
    if fallback.isCompressed, waiting.count > 1 {
      print("small")
    }
  }
}
