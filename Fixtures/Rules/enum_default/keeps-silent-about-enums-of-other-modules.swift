import CoreLocation

final class Compass {
  let manager = CLLocationManager()

  func ask(_ status: CLAuthorizationStatus, _ error: any Error) {
    switch status {
    case .notDetermined: manager.request()
    case .denied, .restricted: explain()
    default: break
    }
    switch error as? URLError.Code {
    case .timedOut: again()
    default: explain()
    }
  }
}
