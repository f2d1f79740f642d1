// The button is on at rest; without a name it stays off.
final class SignUp {
  private(set) var isButtonEnabled = true
  private var names: [String] = []

  func submit(_ name: String?) {
    isButtonEnabled = false
    if let name {  //~ stuck_flag "stays false when 'submit' ends here"
      names.append(name)
    } else {
      return
    }
    isButtonEnabled = true
  }

  func retry(_ name: String?) {
    isButtonEnabled = false
    guard let name, name.count > 2 else { return }  //~ stuck_flag "'isButtonEnabled' stays false when 'retry' ends here"
    names.append(name)
    isButtonEnabled = true
  }
}
