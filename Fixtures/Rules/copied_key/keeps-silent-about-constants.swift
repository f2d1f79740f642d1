import Foundation

enum Shown { static let articleDate = "article.date" }

enum Sent { static let articleDate = "article.date" }

enum Kept { static let articleDate = "article.date" }

func shown() -> Date? { UserDefaults.standard.object(forKey: Shown.articleDate) as? Date }
