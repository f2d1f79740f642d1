// The export and the web page take the text of the key from its constant.
import Foundation

enum SyncNames { static let lastSyncDate = "lastSyncDate" }

func remember(_ date: Date) { UserDefaults.standard.set(date, forKey: SyncNames.lastSyncDate) }

func recall() -> Date? { UserDefaults.standard.object(forKey: SyncNames.lastSyncDate) as? Date }

func exported(_ date: Date) -> [String: Any] { [SyncNames.lastSyncDate: date] }

func answer(_ name: String) -> Any? { name == SyncNames.lastSyncDate ? recall() : nil }
