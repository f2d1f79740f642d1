enum Tab { case library, downloads, settings }

final class TabBar {
  private(set) var selected = Tab.library
  private(set) var scrolls = 0

  func choose(_ tab: Tab) {
    switch selected {
    case tab: scrolls += 1
    default: selected = tab
    }
  }
}
