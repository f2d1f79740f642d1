// Stand-ins for UIKit that note what is done to them.

/// All that was done, in order.
nonisolated(unsafe) var journal: [String] = []

protocol UISearchBarDelegate: AnyObject {}
protocol UITextFieldDelegate: AnyObject {}

class UIResponder {
  let name: String
  init(_ name: String) { self.name = name }
  func note(_ text: String) { journal.append("\(name).\(text)") }
  func becomeFirstResponder() { note("becomeFirstResponder()") }
  func resignFirstResponder() { note("resignFirstResponder()") }
}

class UIView: UIResponder {
  var isHidden = false { didSet { note("isHidden = \(isHidden)") } }
  var alpha = 1.0 { didSet { note("alpha = \(alpha)") } }

  static func animate(withDuration duration: Double, animations: () -> Void) {
    journal.append("animate \(duration)")
    animations()
    journal.append("animated")
  }
}

class UIViewController: UIResponder {
  init() { super.init("controller") }
  func viewDidLoad() {}
}

final class UILabel: UIView {
  var text: String? { didSet { note("text = \(text ?? "nil")") } }
}

final class UIButton: UIView {
  var isEnabled = true { didSet { note("isEnabled = \(isEnabled)") } }
  func setTitle(_ title: String, for state: Int) { note("setTitle(\(title), \(state))") }
}

final class UIActivityIndicatorView: UIView {
  func startAnimating() { note("startAnimating()") }
  func stopAnimating() { note("stopAnimating()") }
}

final class UITableView: UIView {
  func show(_ rows: [String]?) { note("show(\(rows?.joined(separator: " ") ?? "nil"))") }
}

final class UISearchBar: UIView {
  weak var delegate: (any UISearchBarDelegate)?
  var text: String? { didSet { note("text = \(text ?? "nil")") } }
}

final class UIProgressView: UIView {
  func setProgress(_ progress: Double, animated: Bool) { note("setProgress(\(progress), \(animated))") }
}

final class UIImageView: UIView {
  var image: String? { didSet { note("image = \(image ?? "nil")") } }
}

/// Work that is done when `runLater` says so.
nonisolated(unsafe) private var waiting: [() -> Void] = []

func later(_ work: @escaping () -> Void) { waiting.append(work) }

func runLater() {
  let work = waiting
  waiting = []
  for each in work { each() }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}
