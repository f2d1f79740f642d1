import UntangleFacts

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

  /// By scope, `""` for file scope, then name.
  private var properties: [String: [String: Member]] = [:]
  private var functions: [String: [String: Member]] = [:]

  init(files: [FileFacts]) {
    for file in files {
      for variable in file.variables where variable.scope != .local {
        add(variable, scope: variable.enclosingType)
      }
      for function in file.functions { add(function, scope: function.enclosingType) }
    }
  }

  private mutating func add(_ variable: Variable, scope: String?) {
    guard properties[scope ?? "", default: [:]][variable.name] == nil else { return }
    properties[scope ?? "", default: [:]][variable.name] = Member(
      typing: variable.typing, scope: scope, ambiguity: .single)
  }

  private mutating func add(_ function: FunctionSignature, scope: String?) {
    let typing = Variable.Typing.annotated(.function(returning: function.returns))
    let known = functions[scope ?? ""]?[function.name]
    let isSame = known.map { $0.typing == typing } ?? true
    functions[scope ?? "", default: [:]][function.name] = Member(
      typing: typing, scope: scope, ambiguity: isSame ? .single : .overloaded)
  }

  /// nil where the scope has no such member.
  func property(_ name: String, in scope: String?) -> Member? { properties[scope ?? ""]?[name] }

  func function(_ name: String, in scope: String?) -> Member? { functions[scope ?? ""]?[name] }
}
