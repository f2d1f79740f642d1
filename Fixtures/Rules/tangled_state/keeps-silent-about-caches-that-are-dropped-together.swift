/// Two caches, each of which is filled for itself.
final class Effects {
  private(set) var carbs: [Double]?
  private(set) var insulin: [Double]?

  func changeSettings() {
    carbs = nil
    insulin = nil
  }

  func changeDose() {
    carbs = nil
    insulin = nil
  }

  func changeTime() {
    carbs = nil
    insulin = nil
  }

  func loadCarbs(_ values: [Double]) { carbs = values }
  func loadInsulin(_ values: [Double]) { insulin = values }
}
