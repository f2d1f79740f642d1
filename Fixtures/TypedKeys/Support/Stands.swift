import Foundation

// What SwiftUI and UIKit have, for compiling where they are not.

@propertyWrapper
struct AppStorage<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct SceneStorage<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

class UITableViewCell {}
class UIImage { init?(named name: String) {} }
class UINib { init(nibName: String, bundle: Bundle?) {} }
class UIStoryboardSegue { var identifier: String? }
class UITableView {
  func register(_ type: AnyClass, forCellReuseIdentifier identifier: String) {}
  func register(_ nib: UINib, forCellReuseIdentifier identifier: String) {}
  func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
class UITableViewController {
  let tableView = UITableView()
  func viewDidLoad() {}
  func performSegue(withIdentifier identifier: String, sender: Any?) {}
  func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
extension IndexPath { var row: Int { self[1] } }

extension UserDefaults {
  func setValue(_ value: Any?, forKey key: String) {}
  func value(forKey key: String) -> Any? { nil }
}

// A selector and a publisher are all that the calls need of it.
struct Selector {}
extension NotificationCenter {
  func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
  func notifications(named name: Notification.Name) -> Int { 0 }
  func publisher(for name: Notification.Name) -> Int { 0 }
}
