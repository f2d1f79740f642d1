import Foundation

enum AccountKey {
  static let isSubscribed = "isSubscribed"
}

enum NewsletterKey {
  static let getsNews = "getsNews"
}

func subscribe() {
  UserDefaults.standard.set(true, forKey: AccountKey.isSubscribed)
  UserDefaults.standard.set(true, forKey: NewsletterKey.getsNews)
}
