let list = ArticleList.shared
let screen = Screen(list)
screen.appear()
screen.pull()
ArticleList.shared.markAllAsRead()
list.markAllAsRead(silently: false)
try list.exportTitles(to: "a.csv", withHeader: true)
print("exported \(try list.exportTitles(to: "b.csv", withHeader: false))")
list.archive(Article(title: "last"), afterReading: false) { print("archived") }
for line in list.log { print(line) }
