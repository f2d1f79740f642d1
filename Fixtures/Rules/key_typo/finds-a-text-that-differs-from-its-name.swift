import SwiftUI

enum StorageKey: String {
  case showsCalendar = "showsCalender"  //~ key_typo "'showsCalendar', which stands for it"
  case isMuted
}

struct CalendarSettings: View {
  @AppStorage(StorageKey.showsCalendar.rawValue) private var isShown = true
  @AppStorage("natrual") private var naturalSwipe = true  //~ key_typo "'naturalSwipe'"

  var body: some View {
    Toggle("Calendar", isOn: $isShown)
    Toggle("Natural swipe", isOn: $naturalSwipe)
  }
}
