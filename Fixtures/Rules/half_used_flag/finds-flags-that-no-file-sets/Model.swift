//@ internal_flags = true
final class Model {
  var isBeta = false  //~ half_used_flag "'isBeta' is never set: it is always false"
  static var isLogged = true  //~ half_used_flag
}
