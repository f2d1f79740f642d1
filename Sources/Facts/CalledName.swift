/// The side of a type on which a member stands, as seen from a body.
package enum MemberSide: UInt8, Hashable, Sendable, Storable {
  /// The side whose variables the body is lowered for: the instance's, in a body of an instance.
  case own
  /// The other side: a static member that a body of an instance names, as in `Self.shared`. In the static
  /// view of a type (`ProjectType.staticSide`), a member of an instance. In the view of a file's variables, a
  /// member of any type.
  case other
}

/// A member of the type, as a body of the type names it.
package struct Member: Hashable, Sendable {
  package var side: MemberSide
  /// The base name of a function, the name of a variable.
  package var name: String

  package init(_ side: MemberSide, _ name: String) {
    self.side = side
    self.name = name
  }
}

extension Member: Comparable {
  package static func < (left: Member, right: Member) -> Bool {
    left.name == right.name ? left.side.rawValue < right.side.rawValue : left.name < right.name
  }
}

/// The function of a call, or a function that is used as a value.
package struct CalledName: Hashable, Sendable {
  package enum Holder: UInt8, Hashable, Sendable, Storable {
    /// A function of this instance, or a name that the type does not declare.
    case instance
    /// A function of the type's other side; see `MemberSide`.
    case otherSide
    /// `super.NAME`.
    case superclass
    /// The function that a local holds. The name is the local's unique one.
    case local
    /// A function or a setter of another value, or an initialiser.
    case other
  }

  package var holder: Holder
  /// The base name.
  package var name: String
  /// The labels of an initialiser; nil where labels are not kept.
  package var labels: [String]?

  package init(_ holder: Holder, _ name: String, labels: [String]? = nil) {
    self.holder = holder
    self.name = name
    self.labels = labels
  }

  package init(_ member: Member) { self.init(member.side == .own ? .instance : .otherSide, member.name) }

  /// Whether the name is that of a type, as far as it is spelled, so that a call makes an instance.
  package var isOfType: Bool { name.first?.isUppercase ?? false }

  /// The function as a member; nil for functions of locals and of other values.
  package var member: Member? {
    switch holder {
    case .instance, .superclass: Member(.own, name)
    case .otherSide: Member(.other, name)
    case .local, .other: nil
    }
  }

  /// The base name where it is that of a function of this instance, of its superclass, or of a local; nil for
  /// other functions.
  package var nameInScope: String? {
    switch holder {
    case .instance, .superclass, .local: name
    case .otherSide, .other: nil
    }
  }
}

extension CalledName: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(holder, name, labels)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(try bytes.read(), try bytes.read(), labels: try bytes.read())
  }
}
