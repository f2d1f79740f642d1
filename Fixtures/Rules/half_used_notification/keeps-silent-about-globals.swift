// LIMIT: A constant outside of types can be mentioned without a dot, and such mentions are not counted.
import Foundation

let cacheDidClear = Notification.Name("cacheDidClear")

func clear() { NotificationCenter.default.post(name: cacheDidClear, object: nil) }
