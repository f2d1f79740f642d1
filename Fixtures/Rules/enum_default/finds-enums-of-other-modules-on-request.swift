//@ foreign_enums = true
import CoreLocation

final class Compass {
  let manager = CLLocationManager()

  func ask(_ status: CLAuthorizationStatus) {
    switch status {
    case .notDetermined: manager.request()
    case .denied, .restricted: explain()
    default: break  //~ enum_default "; name them and keep '@unknown default' for those to come"
    }
  }
}
