/// Properties and functions of Apple's frameworks whose type is one of the known enums.
///
/// One line each, `OWNER.MEMBER ENUM`. A function is listed by its base name.
private let knownMembers = """
  AVCaptureDevice.authorizationStatus AVAuthorizationStatus
  AVCaptureDevice.position AVCaptureDevice.Position
  AVPlayer.status AVPlayer.Status
  AVPlayer.timeControlStatus AVPlayer.TimeControlStatus
  AVPlayerItem.status AVPlayerItem.Status
  CBCentralManager.state CBManagerState
  CBPeripheral.state CBPeripheralState
  CBPeripheralManager.state CBManagerState
  CLLocationManager.accuracyAuthorization CLAccuracyAuthorization
  CLLocationManager.authorizationStatus CLAuthorizationStatus
  CMMotionActivityManager.authorizationStatus CMAuthorizationStatus
  CNContactStore.authorizationStatus CNAuthorizationStatus
  EKEventStore.authorizationStatus EKAuthorizationStatus
  LAContext.biometryType LABiometryType
  NEVPNConnection.status NEVPNStatus
  NWConnection.state NWConnection.State
  NWListener.state NWListener.State
  NWPath.status NWPath.Status
  PHPhotoLibrary.authorizationStatus PHAuthorizationStatus
  ProcessInfo.thermalState ProcessInfo.ThermalState
  SFSpeechRecognizer.authorizationStatus SFSpeechRecognizerAuthorizationStatus
  SKPaymentTransaction.transactionState SKPaymentTransactionState
  UIApplication.applicationState UIApplication.State
  UIApplication.backgroundRefreshStatus UIBackgroundRefreshStatus
  UIDevice.batteryState UIDevice.BatteryState
  UIDevice.orientation UIDeviceOrientation
  UIDevice.userInterfaceIdiom UIUserInterfaceIdiom
  UIScene.activationState UIScene.ActivationState
  UITraitCollection.horizontalSizeClass UIUserInterfaceSizeClass
  UITraitCollection.userInterfaceIdiom UIUserInterfaceIdiom
  UITraitCollection.userInterfaceStyle UIUserInterfaceStyle
  UITraitCollection.verticalSizeClass UIUserInterfaceSizeClass
  UIWindowScene.activationState UIScene.ActivationState
  UIWindowScene.interfaceOrientation UIInterfaceOrientation
  UNNotificationSettings.alertSetting UNNotificationSetting
  UNNotificationSettings.authorizationStatus UNAuthorizationStatus
  URLSessionDataTask.state URLSessionTask.State
  URLSessionDownloadTask.state URLSessionTask.State
  URLSessionTask.state URLSessionTask.State
  WCSession.activationState WCSessionActivationState
  WKNavigationAction.navigationType WKNavigationType
  """

/// By owner, then member, since most lookups are for owners that are not listed.
private let enumsByMember: [String: [String: String]] = {
  var table: [String: [String: String]] = [:]
  for line in knownMembers.utf8.split(separator: UInt8(ascii: "\n")) {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")),
      let dot = line[..<space].lastIndex(of: UInt8(ascii: "."))
    else { continue }
    let member = String(Substring(line[line.index(after: dot)..<space]))
    table[String(Substring(line[..<dot])), default: [:]][member] =
      String(Substring(line[line.index(after: space)...]))
  }
  return table
}()

extension ForeignEnums {
  /// The enum that is the type of a foreign type's member; nil where it is unknown.
  func enumName(ofMember name: String, owner: String) -> String? {
    if name == "state", owner.hasSuffix("GestureRecognizer") { return "UIGestureRecognizer.State" }
    return enumsByMember[owner]?[name]
  }
}
