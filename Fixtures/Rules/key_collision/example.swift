import Foundation

enum AccountKey {
  static let isSubscribed = "isSubscribed"
}

enum NewsletterKey {
  static let getsNews = "isSubscribed"  //~ key_collision "'NewsletterKey.getsNews' and 'AccountKey.isSubscribed'"
}

func subscribe() {
  UserDefaults.standard.set(true, forKey: AccountKey.isSubscribed)
  UserDefaults.standard.set(true, forKey: NewsletterKey.getsNews)
}
