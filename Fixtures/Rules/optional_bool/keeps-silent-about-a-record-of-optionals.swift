// Every field may be missing, and `nil` says only that.
struct WatchMessage {
  var glucose: Double?
  var glucoseDate: Date?
  var glucoseIsDisplayOnly: Bool?
  var glucoseWasUserEntered: Bool?
  var reservoir: Double?
  var version = 3

  mutating func take(_ sample: Sample) {
    glucose = sample.value
    glucoseDate = sample.date
    glucoseIsDisplayOnly = sample.isDisplayOnly
    glucoseWasUserEntered = sample.wasUserEntered
  }
}
