// Eight switches on a panel; none knows of another.
struct RenderOptions {
  var drawsShadows = true
  var drawsOutlines = false
  var smoothsEdges = true
  var usesTexture = true
  var showsGrid = false
  var showsAxes = false
  var showsLabels = true
  var isMirrored = false
}

final class OptionsPanel {
  var options = RenderOptions()

  func toggleGrid() { options.showsGrid.toggle() }
  func toggleAxes() { options.showsAxes.toggle() }
  func mirror() { options.isMirrored = true }
}

struct Scene {
  let options: RenderOptions

  func render() {
    if options.drawsShadows { drawShadows() }
    if options.drawsOutlines { drawOutlines() }
    if options.showsGrid { drawGrid() }
  }
}
