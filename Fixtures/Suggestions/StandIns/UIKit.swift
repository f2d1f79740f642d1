/// A stand-in for UIKit: what view controllers with state in them need. Nothing in it runs.
/// Outlets, actions and selectors need a runtime that does not exist here; controls take closures instead.
@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }
  open var isHidden: Bool = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled: Bool = true
  open var backgroundColor: UIColor?
  open var subviews: [UIView] { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: (@Sendable @MainActor (Bool) -> Void)? = nil
  ) {}
}

public final class UIColor: Sendable {
  public static let red = UIColor(), systemBackground = UIColor(), label = UIColor(), clear = UIColor()
}

public final class UIImage: Sendable {
  public init?(systemName: String) {}
  public init?(data: Data) {}
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = nil
  open var numberOfLines: Int = 1
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public init(style: Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var hidesWhenStopped: Bool = true
  open var isAnimating: Bool { fatalError() }
  open func startAnimating() {}
  open func stopAnimating() {}
}

/// What a control or an alert does, as a closure.
@MainActor open class UIAction {
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {}
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([]), highlighted = State(rawValue: 1), disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64), valueChanged = Event(rawValue: 4096)
    public static let editingChanged = Event(rawValue: 131072), primaryActionTriggered = Event(rawValue: 8192)
  }
  open var isEnabled: Bool = true
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open func addAction(_ action: UIAction, for events: Event) {}
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system, close }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor open class UISwitch: UIControl {
  open var isOn: Bool = false
  open func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
  open func becomeFirstResponder() -> Bool { fatalError() }
  open func resignFirstResponder() -> Bool { fatalError() }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open var view: UIView! = nil
  open var title: String?
  open var isViewLoaded: Bool { fatalError() }
  open var isEditing: Bool = false
  open var isModalInPresentation: Bool = false
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor open class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  open func addAction(_ action: UIAlertAction) {}
}
