final class MapSettings {
  var showsTraffic = false
  var showsTransit = false
  var showsTerrain = true
  var showsLabels = true
  var showsPlaces = true
  var showsCompass = false

  func reset() {
    showsTraffic = false
    showsTransit = false
    showsTerrain = true
    showsLabels = true
    showsPlaces = true
    showsCompass = false
  }

  func showEverything() {
    showsTraffic = true
    showsTransit = true
    showsTerrain = true
    showsLabels = true
    showsPlaces = true
    showsCompass = true
  }
}
