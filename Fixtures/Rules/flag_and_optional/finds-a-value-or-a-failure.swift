final class ForecastModel {
  private(set) var forecast: Forecast?  //~ flag_and_optional "only one of 'forecast' and 'failure' is ever set at a time"
  private(set) var failure: ForecastFailure?

  func received(_ forecast: Forecast) {
    self.forecast = forecast
    failure = nil
  }

  func failed(_ failure: ForecastFailure) {
    self.failure = failure
    forecast = nil
  }
}

struct Forecast { var degrees: Int }
struct ForecastFailure: Error { var reason: String }
