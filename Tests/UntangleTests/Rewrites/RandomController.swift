/// A class made by chance whose methods drive the same three objects, with other statements between and around.
struct RandomController {
  let text: String

  init(seed: Int) {
    var random = Random(state: UInt64(seed))
    let name = "Random\(seed)"
    let methods = (1...(3 + random.next(below: 2))).map { Self.method("m\($0)", &random) }
    let calls = (1...8).map { number in
      "  controller.m\(1 + random.next(below: methods.count))(\"t\(number)\", of: \(random.next(below: 4)))\n"
    }
    text = """
      final class \(name): UIViewController {
        private let label = UILabel("label"), button = UIButton("button"), spinner = UIActivityIndicatorView("spinner")
        private let rows = UITableView("rows")
        private var count = 0
      \(methods.joined(separator: "\n"))
      }

      func play\(name)() {
        let controller = \(name)()
      \(calls.joined())  runLater()
      }

      """
  }

  private static func method(_ name: String, _ random: inout Random) -> String {
    let head = "\n  func \(name)(_ title: String, of number: Int) {\n"
    let drives = [
      ["label.text = nil", "self.label.text = \"\(name)\"", "label.text = title"],
      ["button.isEnabled = true", "button.isEnabled = false", "self.button.isEnabled = title.isEmpty"],
      ["spinner.startAnimating()", "spinner.stopAnimating()", "self.spinner.stopAnimating()"],
    ].map { $0[random.next(below: 3)] }
    var statements: [String] = []
    for drive in drives.rotated(by: random.next(below: 3)) {
      if random.next(below: 3) == 0 { statements.append(other(&random)) }
      statements.append(drive)
    }
    if random.next(below: 2) == 0 { statements.append(other(&random)) }
    let plain = statements.map { "    \($0)\n" }.joined()
    switch random.next(below: 4) {
    case 0: return head + "    guard number > 0 else { return }\n" + plain + "  }\n"
    case 1:
      let qualified = statements.map { "      \($0.namingSelf)\n" }.joined()
      return head + "    count += 1\n    later {\n" + qualified + "    }\n  }\n"
    case 2:
      let inner = statements.map { "      \($0)\n" }.joined()
      return head + "    if count % 2 == 0 {\n" + inner + "    }\n    count += 1\n  }\n"
    default: return head + plain + "  }\n"
    }
  }

  /// A statement that drives none of the three.
  private static func other(_ random: inout Random) -> String {
    switch random.next(below: 40) {
    case 0...6: "count += 1"
    case 7...13: "rows.show([title])  // what is found"
    case 14...20: "rows.alpha = Double(number)"
    case 21...28: "rows.show(nil); count += number"
    case 29...36: "journal.append(\"\\(title) \\(number)\")"
    case 37: "if number > 2 { rows.isHidden = true }"
    default: "do { let rest = number + 1; rows.alpha = Double(rest) }"
    }
  }
}

extension [String] {
  fileprivate func rotated(by count: Int) -> [String] { Array(self[count...] + self[..<count]) }
}

extension String {
  /// As in a closure.
  fileprivate var namingSelf: String {
    ["label", "button", "spinner", "rows", "count"].reduce(self) { text, name in
      text.replacing("self.\(name)", with: name).replacing("\(name).", with: "self.\(name).")
        .replacing("\(name) +=", with: "self.\(name) +=")
    }
  }
}
