final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationShouldHandleReopen(_ application: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
    if flag {
      log()
      return false
    }
    openWindow()
    return true
  }
}
