class Upload {
  static var usesProxy = false

  var isCompressed = true
  var isDryRun: Bool = false
  var retriesAfterFailure = false
  var isVerbose = false
  let name: String

  init(_ name: String) { self.name = name }

  func start() -> [String] {
    guard !isDryRun else {
      return ["nothing is sent"]
    }
    let action = isCompressed ? "compress" : "pack"
    if Upload.usesProxy {
      print("asks the proxy")
    }
    return ["open \(name)", action, isVerbose ? "send all of it" : "send"]
  }
}

final class PhotoUpload: Upload {
  func preview() -> String {
    if isVerbose && !isDryRun {
      return "a large preview of \(name)"
    }
    return isCompressed ? "a preview" : "a picture"
  }
}
