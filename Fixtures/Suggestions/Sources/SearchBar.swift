import UIKit

enum Toolbar {
  /// What the bar at the top is doing; the controller below owns one.
  fileprivate struct Search {
    var isActive = false
    var isFocused = false
    var showsResults = false
    private(set) var term: String?
    private(set) var scope: (name: String, ids: [Int])?

    mutating func begin() {
      isActive = true
      isFocused = true
      showsResults = false
      term = nil
    }

    mutating func submit(_ text: String, in scope: (name: String, ids: [Int])?) {
      guard isActive else { return }
      isFocused = false
      showsResults = true
      term = text
      self.scope = scope
    }

    mutating func end() {
      isActive = false
      isFocused = false
      showsResults = false
      term = nil
      scope = nil
    }
  }

  final class SearchBar: UIView {
    private let field = UITextField()
    private let cancelButton = UIButton(type: .close)
    private var search = Search()
    var onSubmit: ((String) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      addSubview(field)
      addSubview(cancelButton)
      field.addAction(UIAction { [weak self] _ in self?.update { $0.begin() } }, for: .editingChanged)
      field.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
      cancelButton.addAction(UIAction { [weak self] _ in self?.update { $0.end() } }, for: .touchUpInside)
    }

    private func submit() {
      guard let text = field.text, !text.isEmpty else { return }
      update { $0.submit(text, in: nil) }
      onSubmit?(text)
    }

    private func update(_ change: (inout Search) -> Void) {
      change(&search)
      cancelButton.isHidden = !search.isActive
      alpha = search.showsResults ? 0.9 : 1
      if !search.isFocused {
        _ = field.resignFirstResponder()
      }
    }
  }
}

extension Toolbar.Search {
  fileprivate var title: String {
    guard isActive else { return "Search" }
    return showsResults ? "Results for \(term ?? "")" : "Type a word"
  }
}
