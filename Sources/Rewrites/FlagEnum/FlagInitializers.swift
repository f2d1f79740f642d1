import SwiftSyntax
import UntangleProjectModel

/// The initialisers that take a flag, and their calls.
///
/// The initialiser that a struct has by itself takes the enum in any case. One that is written takes it where all of
/// its calls are known and most of them say which value they mean; otherwise it goes on to take a Bool.
struct FlagInitializers {
  /// Whether the enum must be known wherever the type is.
  private(set) var areWidened = false
  private(set) var uses: [FlagUse] = []
  private(set) var refusals: [Refusal] = []
  private var parameters: [FlagParameter] = []
  private var arguments: [FlagArgument] = []
  private let names: FlagNames

  /// `view` says whether other files may call them, too.
  init(_ mentions: FlagMentions, _ view: NamingFiles.View) {
    names = mentions.names
    let flag = mentions.scope.flag
    if flag.isMemberwise {
      noteMemberwise(mentions, flag)
    } else if view == .whole, canTakeEnum(mentions, flag) {
      parameters = mentions.parameters
      arguments = mentions.arguments
      uses = parameters.flatMap { parameter in
        let rename = parameter.node.secondName == nil ? names.property : nil
        return (parameter.references() ?? []).map {
          FlagUse($0, in: parameter.file, renamed: rename)
        }
      }
    }
    areWidened = parameters.contains { parameter in
      !parameter.initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
  }

  private mutating func noteMemberwise(_ mentions: FlagMentions, _ flag: FlagProperty) {
    arguments = mentions.arguments
    let lineage = mentions.scope.project.lineage(of: flag.type.name)
    for parameter in mentions.parameters where lineage.contains(parameter.owner) {
      refusals.append(
        Refusal(
          "another initialiser takes '\(flag.name)' too", at: parameter.file.location(of: parameter.node)))
    }
    for argument in arguments where argument.target == .unknown {
      refusals.append(
        Refusal(
          "the call may make a '\(flag.type.name)': write its name before '.init'",
          at: argument.file.location(of: argument.label)))
    }
  }

  private func canTakeEnum(_ mentions: FlagMentions, _ flag: FlagProperty) -> Bool {
    guard !mentions.parameters.isEmpty, !mentions.arguments.isEmpty else { return false }
    guard mentions.parameters.allSatisfy({ $0.canBeEnum(of: flag) && $0.references() != nil }),
      mentions.arguments.allSatisfy({ $0.target == .instance })
    else { return false }
    let known = Set(mentions.uses.map(\.expression.id))
    let plain = mentions.arguments.count {
      $0.node.expression.flagLiteral != nil || known.contains($0.node.expression.id)
    }
    return plain * 2 >= mentions.arguments.count
  }

  func write(into places: inout FlagPlaces) {
    for parameter in parameters {
      let path = parameter.file.path
      places.replace(parameter.node.firstName, with: names.property, in: path)
      places.replace(parameter.node.type, with: names.type, in: path)
      if let initial = parameter.node.defaultValue?.value { places.make([initial], in: path) }
    }
    for argument in arguments {
      places.replace(argument.label, with: names.property, in: argument.file.path)
      places.make([argument.node.expression], in: argument.file.path)
    }
  }
}
