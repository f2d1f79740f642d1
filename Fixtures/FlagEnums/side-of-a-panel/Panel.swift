struct Panel: Equatable {
  let title: String
  /// Whether `isLeading` counts is up to the window.
  var isLeading: Bool
  var width = 200
}

struct Window {
  private var panels: [Panel] = []

  mutating func add(_ title: String, isLeading: Bool) {
    panels.append(Panel(title: title, isLeading: isLeading))
  }

  mutating func add(_ panel: Panel) { panels.append(panel) }

  var leading: [Panel] { panels.filter { $0.isLeading } }
  var trailing: [Panel] { panels.filter { panel in !panel.isLeading } }

  mutating func mirror() {
    for index in panels.indices { panels[index].isLeading.toggle() }
  }
}
