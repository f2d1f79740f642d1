import UntangleFacts
import UntangleProjectModel

extension KeyKind {
  /// A noun for the kind of key, to start a message.
  var words: String {
    switch self {
    case .userDefaults: "user defaults key"
    case .appStorage: "storage key"
    case .notification: "notification name"
    case .image: "image name"
    case .color: "colour name"
    case .reuseIdentifier: "reuse identifier"
    case .segue: "segue identifier"
    case .storyboard: "storyboard identifier"
    case .nib: "nib name"
    case .keyValueCoding: "key-value coding key"
    case .selector: "selector"
    case .userInfo: "user info key"
    case .custom: "key"
    }
  }
}

extension KeyStore {
  /// A noun for a key of the store, to start a message.
  var words: String {
    switch self {
    case .defaults: "user defaults key"
    case .scene: "scene storage key"
    case .notifications: "notification name"
    case .images: "image name"
    case .colors: "colour name"
    case .reuseIdentifiers: "reuse identifier"
    case .segues: "segue identifier"
    case .storyboards: "storyboard name"
    case .viewControllers: "view controller identifier"
    case .nibs: "nib name"
    case .keyPaths: "key-value coding key"
    case .selectors: "selector"
    case .userInfo: "user info key"
    case .custom: "key"
    }
  }

  /// Participles for the two sides of a key.
  var verbs: (gives: String, takes: String) {
    switch self {
    case .notifications: ("posted", "observed")
    case .reuseIdentifiers: ("registered", "dequeued")
    case .images, .colors, .segues, .storyboards, .viewControllers, .nibs: ("declared", "asked for")
    case .defaults, .scene, .keyPaths, .selectors, .userInfo, .custom: ("written", "read")
    }
  }
}
