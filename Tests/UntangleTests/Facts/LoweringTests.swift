import Testing
import UntangleFacts

struct LoweringTests {
  @Test(arguments: [
    ("isA = true", "assign isA = true"),
    ("self.isA = !isB", "assign isA = !isB"),
    ("isA.toggle()", "assign isA = !isA"),
    ("self.isA.toggle()", "assign isA = !isA"),
    ("maybe?.toggle()", "branch((maybe != nil)) { assign maybe = !maybe }"),
    ("maybe? = true", "branch((maybe != nil)) { assign maybe = true }"),
    ("maybe! = true", "assign maybe = true"),
    ("isA = isB && maybe == nil", "assign isA = (isB && (maybe == nil))"),
    ("isA = isB ? !isA : file != nil", "assign isA = (isB ? !isA : (file != nil))"),
    // What is not empty is not nil.
    ("file = other.name.isEmpty ? nil : other.name", "assign file = (? ? nil : ?!)"),
    ("file = !name.isEmpty ? name : other", "assign file = (!%name.isEmpty ? %name! : other)"),
    ("file = name.isEmpty ? other : self.name", "assign file = (%name.isEmpty ? other : name)"),
    ("isA = maybe ?? false", "assign isA = ((maybe == nil) ? false : maybe)"),
    ("isA = (isB)", "assign isA = isB"),
    ("isA = (isB as Bool)", "assign isA = isB"),
    ("isA = parameter", "assign isA = %parameter"),
    ("isA = count > 3", "assign isA = ?"),
    ("isA = name is Sample", "assign isA = ?"),
    ("file = File()", "assign file = File()"),
    ("file = nil", "assign file = nil"),
    ("phase = .running", "assign phase = .running"),
    ("phase = Phase.failed(error)", "assign phase = .failed"),
    ("phase = Sample.Phase.idle", "assign phase = .idle"),
    ("other = .some(.idle)", "assign other = .idle"),
    ("isA = .init(isB)", "assign isA = ?"),
    ("file = .shared.current", "assign file = ?"),
    (
      "isA = if isB { false } else { file == nil }",
      "branch(isB) {}; assign isA = (isB ? false : (file == nil))"
    ),
    (
      "isA = if let file { true } else { false }",
      "branch((file != nil), { assign %file = file } true) {}; assign isA = ((file != nil) ? true : false)"
    ),
    (
      "isA = switch phase { case .idle: true; default: false }",
      "switch phase { case .idle {} default {} }; assign isA = ((phase ~ .idle) ? true : false)"
    ),
    ("isA = isB && helper()", "perhaps { call helper }; assign isA = (isB && helper()) unless helper writes"),
    ("isA = helper()", "call helper; assign isA = helper()"),
    ("isA = await fetch()", "call fetch; suspend by fetch; assign isA = fetch()"),
    ("isA = try await self.fetch()", "call fetch; suspend by fetch; mayThrow by fetch; assign isA = fetch()"),
    ("isA = await isB", "suspend; assign isA = isB"),
    ("isA &&= isB", "havoc isA"),
    ("isA = isB; isA |= parameter", "assign isA = isB; havoc isA"),
    ("isA <~ signal", "havoc isA"),
    ("isA == parameter", ""),
    ("flip(&isA)", "havoc isA; call flip"),
    ("swap(&isA, &self.isB)", "havoc isA; havoc isB; call swap"),
    ("merge(&self)", "havoc self; call merge"),
    ("self = Sample()", "assign self = Sample()"),
    ("_isA = State(initialValue: true)", "assign _isA = State(initialValue: true); assign isA = true"),
    ("self._isA = .init(wrappedValue: isB)", "assign _isA = ?; assign isA = isB"),
    ("_isA = binding", "assign _isA = binding; havoc isA"),
    ("_isA.wrappedValue = true", "assign isA = true"),
    ("$isA.wrappedValue.toggle()", "assign isA = !isA"),
    ("Toggle(\"x\", isOn: $isA)", "project isA"),
    ("show(self.$isA)", "project isA; call show"),
    ("source.assign(to: &$isA)", "closure(assign to:) { havoc isA }"),
    (
      "source.assign(to: \\.isA, on: self)",
      "closure(assign to:) { havoc isA }; invoke source.assign"
    ),
    ("NotificationCenter.default.post(name: done, object: nil)", "post"),
    ("self[keyPath: \\.isA] = true", "assign isA = true"),
    ("self[keyPath: path] = true", "havoc self"),
    ("start(\\.isA)", "closure(start) { havoc isA }; call start"),
    // The completion, which comes when the animation ends.
    (
      "View.animate(for: 1, animations: { isA = true }) { _ in isB = true }",
      "closure(animate animations:) { assign isA = true }; closure(animate completion:) { assign isB = true }"
    ),
    ("items.map(\\.isA)", ""),
    ("phase.advance()", "invoke phase.advance"),
    ("other?.advance()", "invoke other.advance"),
    ("isA.negate()", "invoke isA.negate"),
  ])
  func writes(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test(arguments: [
    (
      "(isA, isB) = (isB, isA)",
      "together { assign isA = isB; assign isB = isA }"
    ),
    (
      "((isA, isB), maybe) = ((isB, isA), nil)",
      "together { assign isA = isB; assign isB = isA; assign maybe = nil }"
    ),
    (
      "(isA, _) = pair()",
      "call pair; together { assign isA = ? }"
    ),
    ("(isA) = true", "assign isA = true"),
    (
      "let (x, y) = (isA, isB); isA = y",
      "assign %x = isA; assign %y = isB; assign isA = %y"
    ),
    (
      "let ((isA, x), y) = make(); if isA { isB = true }",
      "call make; branch(%isA) { assign isB = true }"
    ),
  ])
  func tuples(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test(arguments: [
    ("if isA && !isB { isA = false }", "branch(isA, !isB) { assign isA = false }"),
    ("if isA || !isB { isA = false }", "branch((isA || !isB)) { assign isA = false }"),
    (
      "if isA, isB { start() } else { return }",
      "branch(isA, isB) { call start } else { leave return }"
    ),
    (
      "if isA { start() } else if isB { helper() } else { isA = true }",
      "branch(isA) { call start } else { branch(isB) { call helper } else { assign isA = true } }"
    ),
    (
      "guard isA, let file else { return }; isB = true",
      "branch(isA, (file != nil), { assign %file = file } true) {} else { leave return }; assign isB = true"
    ),
    (
      "guard let file else { file = File(); return }; file = nil",
      "branch((file != nil), { assign %file = file } true) {} else { assign file = File(); leave return }; assign %file = nil"
    ),
    (
      "if let file = self.file { isA = true }",
      "branch((file != nil), { assign %file = file } true) { assign isA = true }"
    ),
    (
      "if let name = file?.name { isA = true }",
      "branch(((file != nil) && ?)) { assign isA = true }"
    ),
    (
      "if file?.isReady == true { isA = true }",
      "branch(((file != nil) && ?)) { assign isA = true }"
    ),
    (
      "if let x = file, let y = maybe { isA = y }",
      "branch((file != nil), { assign %x = file } true, (maybe != nil), { assign %y = maybe } true) { assign isA = %y! }"
    ),
    (
      "if let maybe, maybe { isA = true }",
      "branch((maybe != nil), { assign %maybe = maybe } true, %maybe) { assign isA = true }"
    ),
    (
      "if case .running = phase { isA = true }",
      "branch((phase ~ .running)) { assign isA = true }"
    ),
    (
      "if case .failed(let isA) = phase { isB = isA }",
      "branch((phase ~ .failed)) { assign isB = found %isA }"
    ),
    (
      "if case let .failed(error)? = other, isA { isA = true }",
      "branch((other ~ .failed?), isA) { assign isA = true }"
    ),
    ("if #available(iOS 17, *) { isA = true }", "branch(?) { assign isA = true }"),
    (
      "if helper() && isA { isB = true }",
      "branch({ call helper } helper(), isA) { assign isB = true }"
    ),
    (
      "if isA && helper() { isB = true }",
      "branch(isA, { call helper } helper()) { assign isB = true }"
    ),
    (
      "if isA || helper() { isB = true }",
      "branch({ perhaps { call helper } } (isA || helper())) { assign isB = true }"
    ),
    (
      "if phase == .failed(error) { isA = true } else { isB = true }",
      "branch(((phase == .failed) && ?)) { assign isA = true } else { assign isB = true }"
    ),
    ("if phase != .idle { isA = true }", "branch((phase != .idle)) { assign isA = true }"),
    (
      "isA ? start() : isB ? helper() : finish()",
      "branch(isA) { call start } else { branch(isB) { call helper } else { call finish } }"
    ),
    (
      "isA = parameter ? helper() : start()",
      "branch(%parameter) { call helper } else { call start }; assign isA = (%parameter ? helper() : start()) unless helper, start writes"
    ),
    (
      "check: if isA { if isB { break check }; isA = false }",
      "check: scope { branch(isA) { branch(isB) { leave break check }; assign isA = false } }"
    ),
    ("return isA && isB", "test (isA && isB); leave return"),
    (
      "let busy = isA || isB; if busy { isA = false }",
      "test (isA || isB); assign %busy = (isA || isB); branch(%busy) { assign isA = false }"
    ),
    ("if isBusy { isA = false }", "branch(isBusy) { assign isA = false }"),
    ("if isA { fatalError() }", "branch(isA) { leave trap }"),
    ("if a |> isA && isB { isA = true }", "branch(?) { assign isA = true }"),
  ])
  func branches(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test(arguments: [
    ("while isA { isB = true }", "while(isA) { assign isB = true }"),
    (
      "while let x = next() { isA = x }",
      "while({ call next } ?) { assign isA = found %x }"
    ),
    (
      "repeat { isA = true } while isB && helper()",
      "repeat(isB, { call helper } helper()) { assign isA = true }"
    ),
    ("for x in items where isA { isB = x }", "for { branch(isA) { assign isB = found %x } }"),
    ("for case .idle in phases { isA = true }", "for { assign isA = true }"),
    ("for isA in items { isA.x(); isB = isA }", "for { assign isB = found %isA }"),
    (
      "for try await x in stream { isA = true }",
      "for { suspend; mayThrow; assign isA = true }"
    ),
    (
      "outer: for x in xs { while isA { if isB { continue outer }; break } }",
      "outer: for { while(isA) { branch(isB) { leave continue outer }; leave break } }"
    ),
    (
      "for x in xs { var done = compute(); if done { isA = true }; done = false }",
      "for { call compute; assign %done = compute(); branch(%done) { assign isA = true }; assign %done = false }"
    ),
    (
      "for x in xs { if var done = x.y { if done { isA = true }; done = false } }",
      "for { branch(?, { havoc %done } true) { branch(%done) { assign isA = true }; assign %done = false } }"
    ),
  ])
  func loops(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test(arguments: [
    (
      "switch phase { case .idle: isA = true; case .failed(let e) where isB: isB = false; default: break }",
      "switch phase { case .idle { assign isA = true } case .failed where isB { assign isB = false } default { leave break } }"
    ),
    (
      "switch (isA, phase) { case (true, .idle), (_, .running): isB = true; case (false, _): break; case _: start() }",
      "switch (isA, phase) { case (true, .idle), (_, .running) { assign isB = true } case (false, _) { leave break } case _ { call start } }"
    ),
    (
      "switch other { case nil: isA = true; case .failed?: fallthrough; case .some(.idle): isB = true; case .some: break }",
      "switch other { case nil { assign isA = true } case .failed? { leave fallthrough } case .idle? { assign isB = true } case .some { leave break } }"
    ),
    (
      "switch phase { case .failed(.timeout): isA = true; case .failed(_): isA = false; default: break }",
      "switch phase { case .failed(…) { assign isA = true } case .failed { assign isA = false } default { leave break } }"
    ),
    (
      "again: switch isA { case true: break again; case false: isA = true }",
      "again: switch isA { case true { leave break again } case false { assign isA = true } }"
    ),
    (
      "switch true { case isA && isB: isA = false; default: break }",
      "switch true { case expression { assign isA = false } default { leave break } }"
    ),
    (
      "switch phase {\n#if DEBUG\ncase .idle: isA = true\n#else\ncase .idle: isA = false\n#endif\ndefault: break }",
      "switch phase { case .idle where ? { assign isA = true } case .idle where ? { assign isA = false } default { leave break } }"
    ),
    (
      "switch phase { case .failed(let isA): isB = isA; case .idle: isB = isA; default: break }",
      "switch phase { case .failed { assign isB = found %isA } case .idle { assign isB = isA } default { leave break } }"
    ),
  ])
  func switches(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }

  @Test(arguments: [
    ("defer { isA = false }; isA = true", "defer { assign isA = false }; assign isA = true"),
    (
      "do { defer { isA = false }; isA = true }; isB = isA",
      "scope { defer { assign isA = false }; assign isA = true }; assign isB = isA"
    ),
    ("do { isA = true }", "assign isA = true"),
    (
      "work: do { if isA { break work }; isB = true }",
      "work: scope { branch(isA) { leave break work }; assign isB = true }"
    ),
    (
      "do { isA = true; try save(); isA = false } catch { isB = true }",
      "attempt { assign isA = true; call save; mayThrow by save; assign isA = false } catch { assign isB = true }"
    ),
    (
      "do { try save() } catch Oops.a { isA = true } catch let e where isB { isA = false }",
      "attempt { call save; mayThrow by save } catch { assign isA = true } catch { assign isA = false } catch { leave throw }"
    ),
    (
      "do { try save() } catch let e { isA = false }",
      "attempt { call save; mayThrow by save } catch { assign isA = false }"
    ),
    (
      "do { try save() } catch let problem { error = problem }",
      "attempt { call save; mayThrow by save } catch { assign error = %problem }"
    ),
    (
      "do { try save() } catch { self.error = error }",
      "attempt { call save; mayThrow by save } catch { assign error = %error! }"
    ),
    ("try? save()", "attempt { call save } catch {}"),
    ("isA = (try? load()) != nil", "attempt { call load } catch {}; assign isA = (? != nil)"),
    ("try! save()", "call save"),
    ("throw Oops.a", ""),
    ("isA = true; throw Oops.a", "assign isA = true; leave throw"),
    ("await pause(); isA = true", "call pause; suspend by pause; assign isA = true"),
    (
      "async let x = load(); isA = await x",
      "call load; assign %x = load(); defer { suspend }; suspend; assign isA = found %x"
    ),
    (
      "#if DEBUG\nisA = true\n#else\nisA = false\n#endif",
      "either { assign isA = true } or { assign isA = false }"
    ),
    ("#if DEBUG\nisA = true\n#endif", "either { assign isA = true } or {}"),
    (
      "view()\n#if DEBUG\n.onTap { isA = true }\n#endif",
      "call view; either { closure(onTap) { assign isA = true } } or {}"
    ),
    (
      "#if A\nisA = true\n#elseif B\nlet x = isB\n#else\nisB = true\n#endif\nisA = true",
      "either { assign isA = true } or { assign %x = isB } or { assign isB = true }; assign isA = true"
    ),
  ])
  func waysOut(code: String, expected: String) {
    #expect(lowered(code) == expected)
  }
}
