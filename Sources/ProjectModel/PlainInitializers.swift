import UntangleFacts

extension Project {
  /// Whether an initialiser of a type of another module cannot return nil. One without arguments is taken not to fail.
  func isNeverNil(initializerOf type: String, _ arguments: [Argument]) -> Bool {
    guard !arguments.isEmpty else { return true }
    return plainlyMade.contains(type) && !arguments.contains { $0.label == "coder" }
  }
}

/// Types of the SDK of which no initialiser is failable, but for `init(coder:)`, as their documentation says.
private let plainlyMade: Set<String> = [
  // Foundation and Dispatch
  "AttributedString", "BlockOperation", "Date", "DateInterval", "DispatchGroup", "DispatchQueue",
  "DispatchSemaphore",
  "DispatchWorkItem", "IndexPath", "IndexSet", "NSAttributedString", "NSError", "NSMutableAttributedString",
  "Notification",
  "OperationQueue", "Task", "Thread", "Timer", "URLRequest", "URLSession", "URLQueryItem",
  // The standard library
  "AnyHashable", "Array", "AsyncStream", "AsyncThrowingStream", "Dictionary", "Set",
  // Combine
  "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject",
  // SwiftUI
  "AnyView", "NSHostingController", "NSHostingView", "UIHostingController",
  // UIKit
  "CADisplayLink", "UIActivityIndicatorView", "UIActivityViewController", "UIAlertController",
  "UIBarButtonItem",
  "UIButton", "UICollectionView", "UIDocumentPickerViewController", "UIImageView", "UILabel",
  "UILongPressGestureRecognizer",
  "UINavigationController", "UIPageViewController", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
  "UIPopoverPresentationController", "UIProgressView", "UIRefreshControl", "UIScrollView",
  "UISearchController",
  "UIStackView", "UISwipeGestureRecognizer", "UITableView", "UITapGestureRecognizer", "UITextField",
  "UITextView",
  "UIView",
  "UIViewController", "UIViewPropertyAnimator", "UIVisualEffectView", "UIWindow",
  // AppKit
  "NSMenu", "NSMenuItem", "NSPanel", "NSTextField", "NSTextView", "NSTrackingArea", "NSView",
  "NSViewController",
  "NSWindow", "NSWindowController",
  // Other frameworks
  "ASWebAuthenticationSession", "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVPlayerLooper",
  "AVQueuePlayer",
  "AVCaptureVideoPreviewLayer", "CBCentralManager", "CBPeripheralManager", "CGPoint", "CGRect", "CGSize",
  "CLLocation",
  "CLLocationCoordinate2D", "NSFetchedResultsController", "NWConnection", "NWPathMonitor",
  "SFSafariViewController",
  "WKWebView",
]
