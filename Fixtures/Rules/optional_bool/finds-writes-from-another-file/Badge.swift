final class Badge {
  var isVerified: Bool?  //~ optional_bool
  var isPrinted: Bool?
}
