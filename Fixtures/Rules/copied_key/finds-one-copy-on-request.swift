//@ minimum_places = 1
import Foundation

func post() {
  NotificationCenter.default.post(name: Notification.Name("basketDidFill"), object: nil)  //~ copied_key "notification name 'basketDidFill' is a plain literal in another place"
}

func take(_ note: Notification) -> Bool { note.name.rawValue == "basketDidFill" }
