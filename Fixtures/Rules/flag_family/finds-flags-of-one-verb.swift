final class Upload {
  var isUploadingImage = false  //~ flag_family "'isUploadingImage' and 'didUploadImage'"
  var didUploadImage = false
  var hasStopped = false  //~ flag_family "'hasStopped' and 'isStopping'"
  var isStopping = false

  func begin() { isUploadingImage = true }

  func imageArrived() { didUploadImage = true }

  func stop() { isStopping = true }

  func queueRanEmpty() { hasStopped = true }
}
