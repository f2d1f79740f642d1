protocol Screen {
  var title: String { get }
}

struct PhotoCell {
  let isGrid: Bool
  var caption = ""

  var size: Int { isGrid ? 80 : 320 }
}

final class PhotoList: Screen {
  private var isGrid: Bool {
    willSet { if newValue != isGrid { print("changes to", newValue ? "grid" : "list") } }
  }
  let title: String
  private(set) var log: [String] = []

  init(title: String, isGrid: Bool = true) {
    self.title = title
    self.isGrid = isGrid
    log.append(isGrid ? "grid first" : "list first")
  }

  convenience init(compact isGrid: Bool) {
    self.init(title: "Compact", isGrid: false)
    self.isGrid = isGrid
  }

  func cells(_ captions: [String]) -> [PhotoCell] {
    captions.map { PhotoCell(isGrid: isGrid, caption: $0) }
  }

  func turn(when condition: (Bool) -> Bool) {
    guard condition(isGrid) else { return }
    isGrid.toggle()
  }

  func pinch(_ scale: Int) {
    if scale > 1, isGrid {
      isGrid = false
    } else if scale < 1 && !isGrid {
      isGrid = true
    }
  }
}
