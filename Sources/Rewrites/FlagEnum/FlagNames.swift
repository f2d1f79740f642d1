import SwiftParser
import UntangleSourceFiles

/// What the enum in place of a flag, its cases and the property that holds it are called.
///
/// The user's names win; the words of the flag give the others.
struct FlagNames {
  /// Where the name of the property is from.
  enum Source { case user, words }

  let type: String
  let property: String
  let propertySource: Source
  let whenTrue: String
  let whenFalse: String

  init(of flag: String, _ chosen: ChosenNames) throws(FixRefusal) {
    var (type, property): (String?, String?) = (nil, nil)
    var words: (whenTrue: String, whenFalse: String)?
    if case .cases(let derived, let parameter, let whenTrue, let whenFalse)? = TwoNames.sides(of: flag) {
      (type, property, words) = (derived, parameter, (whenTrue, whenFalse))
    }
    if let other = chosen.cases.keys.first(where: { $0 != [flag] && !$0.isEmpty }) {
      throw FixRefusal("'\(other.sorted().joined(separator: "+"))' is no value of '\(flag)'")
    }
    guard let whenTrue = chosen.cases[[flag]] ?? words?.whenTrue,
      let whenFalse = chosen.cases[[]] ?? words?.whenFalse
    else {
      throw FixRefusal(
        "'\(flag)' gives no names for both of its values: choose them with '--name \(flag)=CASE --name none=CASE'"
      )
    }
    guard let name = chosen.type ?? chosen.property.map(\.startingBig) ?? type else {
      throw FixRefusal("'\(flag)' gives no name for the enum: choose one with '--enum NAME'")
    }
    self.type = name
    self.property = chosen.property ?? chosen.type?.startingSmall ?? property ?? name.startingSmall
    propertySource = chosen.property == nil && chosen.type == nil ? .words : .user
    (self.whenTrue, self.whenFalse) = (whenTrue, whenFalse)
    try check(flag)
  }

  func caseName(of value: Bool) -> String { "." + (value ? whenTrue : whenFalse) }

  private func check(_ flag: String) throws(FixRefusal) {
    for name in [type, property, whenTrue, whenFalse]
    where !name.isValidSwiftIdentifier(for: .variableName) || reservedWords.contains(name) {
      throw FixRefusal("'\(name)' is no name in Swift")
    }
    for name in [whenTrue, whenFalse] where ["none", "some", "toggle"].contains(name) {
      throw FixRefusal("a case '\(name)' would be taken for something else")
    }
    guard whenTrue != whenFalse else { throw FixRefusal("both values are called '\(whenTrue)'") }
    guard property != flag, property != type else {
      throw FixRefusal(
        "the property that holds the enum needs a name of its own: choose one with '--property'")
    }
  }
}

/// Whether the words of a flag give names for both of its values.
package func namesBothValues(_ flag: String) -> Bool { TwoNames.sides(of: flag) != nil }
