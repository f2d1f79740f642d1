import UntangleFacts
package import UntangleProjectModel
package import UntangleStateSpaces

/// The name of the body that sets a flag only while it is off, where what determines the flag is set by then. A computed flag
/// would be on, and the code would not run any more. nil without one.
///
/// `variable` is the index of the flag in the traced space, and `isDetermined` tells of values whether the flag would be on.
package func guardedSetter(
  of variable: Int, in type: ProjectType, _ trace: StateTrace, where isDetermined: ([Int]) -> Bool
) -> String? {
  let flag = trace.space.variables[variable].name
  return type.accessSummary(of: [flag]).writes.first { write in
    write.idle.contains(flag) && write.value == .boolean(true)
      && (trace.before[write.location] ?? []).contains { values in
        values[variable] == 0 && isDetermined(values)
      }
  }?.body
}
