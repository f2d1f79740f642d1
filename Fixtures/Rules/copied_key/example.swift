// The export and the web page know the setting by the text of its key.
import Foundation

enum SyncNames { static let lastSyncDate = "lastSyncDate" }  //~ copied_key "user defaults key 'lastSyncDate' is a plain literal in at least 2 other places"

func remember(_ date: Date) { UserDefaults.standard.set(date, forKey: SyncNames.lastSyncDate) }

func recall() -> Date? { UserDefaults.standard.object(forKey: SyncNames.lastSyncDate) as? Date }

func exported(_ date: Date) -> [String: Any] { ["lastSyncDate": date] }

func answer(_ name: String) -> Any? { name == "lastSyncDate" ? recall() : nil }
