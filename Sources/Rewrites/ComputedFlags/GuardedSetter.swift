import UntangleFacts
import UntangleProjectModel
package import UntangleStateSpaces

/// The name of the body that sets a flag only while it is off, where what determines the flag is set by then. A computed flag
/// would be on, and the code would not run any more. nil without one.
package func guardedSetter(of follower: Follower, in subject: RewriteSubject) -> String? {
  let flag = subject.variables[follower.variable].name
  return subject.type.accessSummary(of: [flag]).writes.first { write in
    write.idle.contains(flag) && write.value == .boolean(true)
      && (subject.trace.before[write.location] ?? []).contains { values in
        values[follower.variable] == 0 && follower.holding.contains(values[follower.source])
      }
  }?.body
}
