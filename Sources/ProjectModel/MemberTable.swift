package import UntangleFacts

/// What is known of the type of each member and global, by name.
package struct MemberTable: Sendable {
  /// What a name stands for in one scope; a property is preferred to a function.
  struct Member: Sendable {
    var typing: Variable.Typing
    /// The type whose scope its names are to be read in; nil at file scope.
    var scope: String?
    /// Different overloads return different types: nothing can be said.
    var ambiguity: Ambiguity
  }

  enum Ambiguity: Sendable { case single, overloaded }

  private var properties: [String: Member] = [:]
  private var functions: [String: Member] = [:]

  init(types: [ProjectType], files: [FileFacts]) {
    for type in types {
      for variable in type.variables { add(variable.fact, scope: type.name) }
      for function in type.functions { add(function, scope: type.name) }
    }
    for file in files {
      for variable in file.variables where variable.scope == .global { add(variable, scope: nil) }
      for function in file.functions where function.enclosingType == nil {
        add(function, scope: nil)
      }
    }
  }

  private static func key(_ scope: String?, _ name: String) -> String {
    scope.map { "\($0).\(name)" } ?? name
  }

  private mutating func add(_ variable: Variable, scope: String?) {
    let key = Self.key(scope, variable.name)
    guard properties[key] == nil else { return }
    properties[key] = Member(typing: variable.typing, scope: scope, ambiguity: .single)
  }

  private mutating func add(_ function: FunctionSignature, scope: String?) {
    let key = Self.key(scope, function.name)
    let typing = Variable.Typing.annotated(.function(returning: function.returns))
    let known = functions[key]
    let isSame = known.map { $0.typing == typing } ?? true
    functions[key] = Member(
      typing: typing, scope: scope, ambiguity: isSame ? .single : .overloaded)
  }

  /// nil where the scope has no such member.
  func property(_ name: String, in scope: String?) -> Member? { properties[Self.key(scope, name)] }

  func function(_ name: String, in scope: String?) -> Member? { functions[Self.key(scope, name)] }
}
