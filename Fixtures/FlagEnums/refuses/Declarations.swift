public final class Account {
  public var isLocked = false
  static var isOnline = true
  var isActive = false, isValid = true
  var isChecked: Bool { !isLocked }
  var isOpen: Bool? = nil
  var isSubscribed = true {
    willSet(now) { print(now) }
  }
  #if DEBUG
    var isRemote = false
  #endif
  lazy var isIncoming = true
}

struct Options: Codable {
  var isHidden = false
}

protocol Expandable {
  var isExpanded: Bool { get }
}

final class Row: Expandable {
  var isExpanded = false
}

class Shape {
  var isHorizontal: Bool { true }
}

final class Line: Shape {
  override var isHorizontal: Bool {
    get { false }
    set { print(newValue) }
  }
}

struct Toggles {
  @AppStorage("sidebar") var isSidebarOpen = false
  @Binding var isListVisible: Bool
}

final class Cache: NSObject, StorageProtocol {
  var isCacheEnabled = true
}
