/// A call of the SDK that takes a string key as an argument.
struct KeyCall {
  enum Receiver {
    case certain, defaults, codable
    /// Any receiver. The argument has a type for names, and only known names count.
    case name
  }

  var kind: KeyKind
  var access: KeyAccess
  /// The label of the key's argument; nil for an unlabelled first argument.
  var label: String?
  var receiver: Receiver
  var target: KeyTarget
  /// The type of a read value. For a write it follows from the value's argument. nil where the call does not
  /// state it.
  var valueType: String?

  init(
    _ kind: KeyKind, _ access: KeyAccess, _ label: String?, receiver: Receiver = .certain,
    target: KeyTarget = .usual, value: String? = nil
  ) {
    self.kind = kind
    self.access = access
    self.label = label
    self.receiver = receiver
    self.target = target
    valueType = value
  }

  /// Keyed by the base name of the function.
  static let methods: [String: [KeyCall]] = [
    "bool": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Bool")],
    "string": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "String")],
    "integer": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Int")],
    "double": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Double")],
    "float": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Float")],
    "array": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Array")],
    "dictionary": [
      KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Dictionary")
    ],
    "data": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "Data")],
    "url": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "URL")],
    "stringArray": [
      KeyCall(.userDefaults, .read, "forKey", receiver: .defaults, value: "[String]")
    ],
    "object": [KeyCall(.userDefaults, .read, "forKey", receiver: .defaults)],
    "set": [KeyCall(.userDefaults, .write, "forKey", receiver: .defaults)],
    "removeObject": [KeyCall(.userDefaults, .remove, "forKey", receiver: .defaults)],
    "value": [
      KeyCall(.keyValueCoding, .read, "forKey", receiver: .codable),
      KeyCall(.keyValueCoding, .read, "forKeyPath", receiver: .codable),
    ],
    "setValue": [
      KeyCall(.keyValueCoding, .write, "forKey", receiver: .codable),
      KeyCall(.keyValueCoding, .write, "forKeyPath", receiver: .codable),
    ],
    "addObserver": [
      KeyCall(.keyValueCoding, .observe, "forKeyPath", receiver: .codable),
      KeyCall(.notification, .observe, "forName", receiver: .name),
      KeyCall(.notification, .observe, "name", receiver: .name),
    ],
    "removeObserver": [
      KeyCall(.keyValueCoding, .observe, "forKeyPath", receiver: .codable),
      KeyCall(.notification, .remove, "name", receiver: .name),
    ],
    "publisher": [KeyCall(.notification, .observe, "for", receiver: .name)],
    "notifications": [KeyCall(.notification, .observe, "named", receiver: .name)],
    "post": [KeyCall(.notification, .post, "name", receiver: .name)],
    "postNotificationName": [KeyCall(.notification, .post, nil, receiver: .name)],
    "willChangeValue": [KeyCall(.keyValueCoding, .write, "forKey", receiver: .codable)],
    "didChangeValue": [KeyCall(.keyValueCoding, .write, "forKey", receiver: .codable)],
    "mutableArrayValue": [KeyCall(.keyValueCoding, .read, "forKey", receiver: .codable)],
    "dequeueReusableCell": [
      KeyCall(.reuseIdentifier, .use, "withIdentifier"),
      KeyCall(.reuseIdentifier, .use, "withReuseIdentifier"),
    ],
    "dequeueReusableHeaderFooterView": [KeyCall(.reuseIdentifier, .use, "withIdentifier")],
    "dequeueReusableSupplementaryView": [KeyCall(.reuseIdentifier, .use, "withReuseIdentifier")],
    "dequeueReusableAnnotationView": [KeyCall(.reuseIdentifier, .use, "withIdentifier")],
    "register": [
      KeyCall(.reuseIdentifier, .register, "forCellReuseIdentifier"),
      KeyCall(.reuseIdentifier, .register, "forHeaderFooterViewReuseIdentifier"),
      KeyCall(.reuseIdentifier, .register, "forCellWithReuseIdentifier"),
      KeyCall(.reuseIdentifier, .register, "withReuseIdentifier"),
      KeyCall(.reuseIdentifier, .register, "forAnnotationViewWithReuseIdentifier"),
    ],
    "performSegue": [KeyCall(.segue, .use, "withIdentifier")],
    "instantiateViewController": [
      KeyCall(.storyboard, .use, "withIdentifier", target: .viewController),
      KeyCall(.storyboard, .use, "identifier", target: .viewController),
    ],
    "instantiateController": [
      KeyCall(.storyboard, .use, "withIdentifier", target: .viewController),
      KeyCall(.storyboard, .use, "identifier", target: .viewController),
    ],
    "loadNibNamed": [KeyCall(.nib, .use, nil)],
    "NSSelectorFromString": [KeyCall(.selector, .use, nil)],
  ]

  /// Keyed by the name of the type whose initialiser is called.
  static let initializers: [String: [KeyCall]] = [
    "UIImage": [
      KeyCall(.image, .use, "named"), KeyCall(.image, .use, "imageLiteralResourceName"),
    ],
    "NSImage": [
      KeyCall(.image, .use, "named"), KeyCall(.image, .use, "imageLiteralResourceName"),
    ],
    "Image": [KeyCall(.image, .use, nil), KeyCall(.image, .use, "decorative")],
    "Notification": [KeyCall(.notification, .use, "name", receiver: .name)],
    "Label": [KeyCall(.image, .use, "image")],
    "UIColor": [KeyCall(.color, .use, "named")],
    "NSColor": [KeyCall(.color, .use, "named")],
    "Color": [KeyCall(.color, .use, nil)],
    "UIStoryboard": [KeyCall(.storyboard, .use, "name")],
    "NSStoryboard": [KeyCall(.storyboard, .use, "name")],
    "UINib": [KeyCall(.nib, .use, "nibName")],
    "NSNib": [KeyCall(.nib, .use, "nibNamed")],
    "Selector": [KeyCall(.selector, .use, nil)],
    "UITableViewCell": [KeyCall(.reuseIdentifier, .use, "reuseIdentifier", target: .made)],
  ]

  /// Keyed by the name of the nested type whose initialiser is called: `NSNib.Name("…")`.
  static let nameTypes: [String: KeyKind] = [
    "Notification.Name": .notification,
    "NSNotification.Name": .notification,
    "NSNib.Name": .nib,
    "NSImage.Name": .image,
    "NSColor.Name": .color,
    "NSStoryboard.Name": .storyboard,
    "NSStoryboard.SceneIdentifier": .storyboard,
    "NSStoryboardSegue.Identifier": .segue,
  ]

  /// Argument labels that mark a key in any initialiser: `super.init(style:reuseIdentifier:)`.
  static let initializerLabels: [String: KeyKind] = [
    "reuseIdentifier": .reuseIdentifier,
    "nibName": .nib,
    "windowNibName": .nib,
  ]
}
