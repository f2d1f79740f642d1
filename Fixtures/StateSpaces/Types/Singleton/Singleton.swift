//~ states Singleton contains
//~ variables isShared isMuted owner
//~ make Singleton.renewed()
//~ do Witness().look()
//~ do Witness().leave()
//~ do it.share()
//~ rewrite left: independent

/// Others reach it by a static member, and by a property of their own.
/// What they assign to the owner may be nil, as far as the table knows.
final class Singleton {
  static var shared = Singleton()

  static func renewed() -> Singleton {
    shared = Singleton()
    return shared
  }

  var isShared = false
  var isMuted = false
  weak var owner: AnyObject?

  func share() { isShared = isMuted }
}
