// The slides: the case was added where the provider is started, and not where it is stopped.
enum ActivityType { case running, walking, hiking, swimming }

protocol Provider {
  func start()
  func stop()
}

final class RouteRecorder {
  var activityType = ActivityType.running
  let gpsProvider: Provider

  init(_ provider: Provider) { gpsProvider = provider }

  func began() {
    if activityType == .running || activityType == .walking || activityType == .hiking {
      gpsProvider.start()
    }
  }

  func ended() {
    if activityType == .running || activityType == .walking {  //~ case_set_drift "leaves out 'hiking': another one asks for 'running', 'walking' and 'hiking', and both drive 'gpsProvider'"
      gpsProvider.stop()
    }
  }
}
