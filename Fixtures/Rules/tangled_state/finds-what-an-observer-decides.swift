/// What is shown follows from the tab, and a view sets it, too.
final class SettingsModel {
  enum Tab { case icon, preview }

  var tab = Tab.icon {  //~ tangled_state "the observer of 'tab' sets and clears 'showsPreview' by its value"
    didSet {
      if tab == .preview {
        showsPreview = true
      } else {
        showsPreview = false
      }
    }
  }
  var showsPreview = false

  func appear(withPreview isShown: Bool) { showsPreview = isShown }
}
