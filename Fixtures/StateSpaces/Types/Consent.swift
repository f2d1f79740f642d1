//~ states Consent exact
//~ variables analytics marketing wasAsked
//~ make Consent()
//~ do it.ask(someFlag())
//~ do it.withdraw()
//~ do it.follow()
//~ rewrite analytics marketing wasAsked

/// Optional Bools: not asked is neither yes nor no.
final class Consent {
  private(set) var analytics: Bool?
  private(set) var marketing: Bool? = nil
  private(set) var wasAsked = false

  func ask(_ answer: Bool?) {
    guard !wasAsked else { return }
    wasAsked = true
    analytics = answer
  }

  func withdraw() {
    if analytics == true || marketing == true {
      analytics = false
      marketing = false
    }
  }

  func follow() {
    if let analytics { marketing = analytics }
    if analytics ?? false { wasAsked = true }
  }
}
