final class WideSidebar: Sidebar {
  var isOnTop = false

  func swap() {
    isOnTop.toggle()
    pin("swapped", isTop: isOnTop)
    self.pin("swapped", isTop: !isOnTop)
  }
}

let bar = WideSidebar()
bar.pin("first", isTop: true)
bar.swap()
bar.swap()
bar.pin("second", isTop: bar.isOnTop ? false : true)
bar.pin("third", isTop: true)
bar.pin("fourth", isTop: false)
bar.sort()
bar.sort(ascending: false)
bar.sort(ascending: true)
print(bar.show(true, in: "the middle"), bar.show(false, in: "the end"))
bar.startEditing(in: 1)
rotate(bar, isPortrait: true)
rotate(bar, isPortrait: false)
bar.report()
