//~ states Dialog exact
//~ variables answer isShown isModal
//~ make Dialog()
//~ do it.show()
//~ do it.choose([.yes, .no, nil][number(below: 3)])
//~ do it.close()
//~ sees nil false false
//~ sees nil true true
//~ sees yes true true
//~ sees no true true
//~ sees yes true false
//~ sees nil true false
//~ sees yes false false
//~ sees no false true
//~ sees no true true
//~ sees no true false
//~ rewrite answer isShown isModal

/// `switch` over an optional enum: `nil`, `.none`, `x?` and `.some` with `where`.
final class Dialog {
  enum Answer { case yes, no }

  private(set) var answer: Answer?
  private(set) var isShown = false
  private(set) var isModal = false

  func show() {
    guard answer == nil else { return }
    isShown = true
    isModal = true
  }

  func choose(_ new: Answer?) {
    guard isShown else { return }
    switch (answer, new) {
    case (nil, let given?): answer = given
    case (.yes?, .none): isModal = false
    case (.some(.yes), .no?) where !isModal: answer = nil
    case (.some, _), (.none, .none): break
    }
  }

  func close() {
    switch answer {
    case nil: break
    case .yes?:
      isShown = false
      isModal = false
    case .some where isModal: isShown = false
    case .some: answer = nil
    }
  }
}
