struct Library {
  var titles: [String]
  let settings: SortSettings
  var backup: SortSettings?

  func sorted() -> [String] {
    if settings.isAscending {
      return titles.sorted()
    } else {
      return titles.sorted(by: >)
    }
  }

  func isShownReversed(_ isNight: Bool) -> Bool {
    !settings.isAscending && !isNight
  }

  func agrees(with other: SortSettings) -> Bool {
    settings.isAscending == other.isAscending
  }

  var backupIsAscending: Bool { backup?.isAscending ?? false }
  var backupIsNotDescending: Bool { backup?.isAscending ?? true }
}

func describe(_ isAscending: Bool) -> String { isAscending ? "up" : "down" }

let settings = SortSettings()
var library = Library(titles: ["Walden", "Emma", "Ulysses"], settings: settings)
print(library.sorted(), settings.symbol)
settings.reverse()
print(library.sorted(), settings.symbol, library.isShownReversed(false), library.isShownReversed(true))
settings.isAscending = !settings.isAscending
settings.isAscending = library.titles.count > 5
print(describe(settings.isAscending), "ascending: \(settings.isAscending)", settings.changeCount)
print(library.backupIsAscending, library.backupIsNotDescending)
let other = SortSettings()
library.backup = other
other.isAscending = false
print(library.agrees(with: other), library.backupIsAscending, library.backupIsNotDescending)
library.backup?.isAscending = true
library.backup?.isAscending.toggle()
print(other.isAscending == false, library.backup?.isAscending == true, library.backup?.isAscending != true)
settings.take(from: other)
settings.take("ascending")
let all: [SortSettings] = [settings, other]
print(all.filter { $0.isAscending }.count, all.map(\.symbol), all.contains { !$0.isAscending })
for one in all where one.isAscending { print("one", one.symbol) }
while !settings.isAscending { settings.reset() }
switch settings.isAscending {
case true: print("ends ascending")
case false: print("ends descending")
}
