final class Download {
  var error: Error?
  var isVerified: Bool?  //~ optional_bool "three states without names"
  var name = ""
  var size = 0
  var count = 0

  func check(_ answer: Bool) { isVerified = answer }
  func restart() { isVerified = nil; error = nil }
}
