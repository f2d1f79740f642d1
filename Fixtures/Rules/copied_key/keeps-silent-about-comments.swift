import Foundation

// "lastOpenDate" was called "lastOpened" before; "lastOpenDate" is the only one now.
/// Stored as "lastOpenDate", which is in seconds.
func opened() -> Date? { UserDefaults.standard.object(forKey: "lastOpenDate") as? Date }

/*
 * "lastOpenDate"
 */
func open() { UserDefaults.standard.set(Date(), forKey: "lastOpenDate") }
