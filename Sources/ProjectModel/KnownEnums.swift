/// Enums of the standard library and of Apple's frameworks with all their cases.
///
/// One line each, `NAME frozen|open: CASE …`. Aliases of cases are left out. An enum that misses
/// here, or has grown since, goes under `enums:` in `.lintrc.yml`.
let knownEnums = """
  # Swift
  Result frozen: success failure
  FloatingPointSign frozen: plus minus
  DecodingError open: typeMismatch valueNotFound keyNotFound dataCorrupted
  EncodingError open: invalidValue
  Subscribers.Completion frozen: finished failure
  DispatchTimeoutResult frozen: success timedOut
  # Foundation
  ComparisonResult frozen: orderedAscending orderedSame orderedDescending
  ProcessInfo.ThermalState open: nominal fair serious critical
  URLSessionTask.State open: running suspended canceling completed
  URLSession.AuthChallengeDisposition open: useCredential performDefaultHandling cancelAuthenticationChallenge rejectProtectionSpace
  NSKeyValueChange open: setting insertion removal replacement
  NSTextAlignment open: left center right justified natural
  # UIKit
  UIApplication.State open: active inactive background
  UIUserInterfaceStyle open: unspecified light dark
  UIUserInterfaceIdiom open: unspecified phone pad tv carPlay mac vision
  UIDeviceOrientation open: unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
  UIInterfaceOrientation open: unknown portrait portraitUpsideDown landscapeLeft landscapeRight
  UIGestureRecognizer.State open: possible began changed ended cancelled failed
  UIUserInterfaceSizeClass open: unspecified compact regular
  UITableViewCell.EditingStyle open: none delete insert
  UIDevice.BatteryState open: unknown unplugged charging full
  UIScene.ActivationState open: unattached foregroundActive foregroundInactive background
  UIBackgroundRefreshStatus open: restricted denied available
  UINavigationController.Operation open: none push pop
  UIContextMenuInteraction.Appearance open: unknown rich compact
  UIPress.Phase open: began changed stationary ended cancelled
  NSLayoutConstraint.Axis open: horizontal vertical
  # SwiftUI
  ColorScheme open: light dark
  ScenePhase open: background inactive active
  Axis frozen: horizontal vertical
  Edge frozen: top leading bottom trailing
  HorizontalEdge frozen: leading trailing
  VerticalEdge frozen: top bottom
  LayoutDirection open: leftToRight rightToLeft
  AsyncImagePhase open: empty success failure
  ControlSize open: mini small regular large extraLarge
  UserInterfaceSizeClass open: compact regular
  DynamicTypeSize open: xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
  # AVFoundation
  AVPlayer.Status open: unknown readyToPlay failed
  AVPlayerItem.Status open: unknown readyToPlay failed
  AVPlayer.TimeControlStatus open: paused waitingToPlayAtSpecifiedRate playing
  AVAuthorizationStatus open: notDetermined restricted denied authorized
  AVCaptureDevice.Position open: unspecified back front
  AVAudioSession.InterruptionType open: began ended
  AVAudioSession.RouteChangeReason open: unknown newDeviceAvailable oldDeviceUnavailable categoryChange override wakeFromSleep noSuitableRouteForCategory routeConfigurationChange
  AVKeyValueStatus open: unknown loading loaded failed cancelled
  # Core Location, MapKit, Core Bluetooth
  CLAuthorizationStatus open: notDetermined restricted denied authorizedAlways authorizedWhenInUse
  CLAccuracyAuthorization open: fullAccuracy reducedAccuracy
  CLProximity open: unknown immediate near far
  CLRegionState open: unknown inside outside
  MKUserTrackingMode open: none follow followWithHeading
  CBManagerState open: unknown resetting unsupported unauthorized poweredOff poweredOn
  CBPeripheralState open: disconnected connecting connected disconnecting
  # Permissions
  UNAuthorizationStatus open: notDetermined denied authorized provisional ephemeral
  UNNotificationSetting open: notSupported disabled enabled
  PHAuthorizationStatus open: notDetermined restricted denied authorized limited
  CNAuthorizationStatus open: notDetermined restricted denied authorized limited
  EKAuthorizationStatus open: notDetermined restricted denied fullAccess writeOnly
  HKAuthorizationStatus open: notDetermined sharingDenied sharingAuthorized
  SFSpeechRecognizerAuthorizationStatus open: notDetermined denied restricted authorized
  ATTrackingManager.AuthorizationStatus open: notDetermined restricted denied authorized
  CMAuthorizationStatus open: notDetermined restricted denied authorized
  LABiometryType open: none touchID faceID opticID
  # Network, StoreKit, WebKit and others
  NWPath.Status open: satisfied unsatisfied requiresConnection
  NWConnection.State open: setup waiting preparing ready failed cancelled
  NWListener.State open: setup waiting ready failed cancelled
  NEVPNStatus open: invalid disconnected connecting connected reasserting disconnecting
  SKPaymentTransactionState open: purchasing purchased failed restored deferred
  Product.PurchaseResult open: success userCancelled pending
  VerificationResult frozen: unverified verified
  WKNavigationType open: linkActivated formSubmitted backForward reload formResubmitted other
  WKNavigationActionPolicy open: cancel allow download
  NSFetchedResultsChangeType open: insert delete move update
  MFMailComposeResult open: cancelled saved sent failed
  MessageComposeResult open: cancelled sent failed
  WCSessionActivationState open: notActivated inactive activated
  ASAuthorizationAppleIDProvider.CredentialState open: revoked authorized notFound transferred
  SMAppService.Status open: notRegistered enabled requiresApproval notFound
  """
