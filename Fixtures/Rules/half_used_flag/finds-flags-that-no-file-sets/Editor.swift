//@ internal_flags = true
final class Editor {
  let draft = Draft()

  func show(_ drafts: [Draft], _ other: Any) {
    draft.isOpened.toggle()
    drafts.first?.isOld = true
    print(Row(isGiven: true))
    if let anything = other as? Other { anything.isTwice = true }
  }
}
