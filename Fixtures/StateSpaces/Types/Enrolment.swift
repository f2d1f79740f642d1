//~ states Enrolment exact
//~ variables isPending isEnrolled isBarred
//~ make Enrolment()
//~ do it.enrol()
//~ do it.bar()
//~ do it.settle()
//~ do it.admit()
//~ do it.leave()
//~ rewrite refused: between

/// It hands itself to another object and to a function, which call back before they return.
final class Enrolment {
  private(set) var isPending = false
  private(set) var isEnrolled = false
  private(set) var isBarred = false
  private let office = RegistrarOffice()

  func enrol() {
    guard !isEnrolled else { return }
    isPending = true
    office.check(self)
    isPending = false
    if !isBarred { isEnrolled = true }
  }

  func settle() {
    isPending = true
    discharge(self)
    isPending = isBarred
  }

  func bar() {
    isBarred = true
    isEnrolled = false
  }

  func admit() { if isPending { isBarred = false } }

  func leave() { if !isPending { isEnrolled = false } }
}

struct RegistrarOffice {
  func check(_ enrolment: Enrolment) {
    if unknown() { enrolment.bar() }
  }
}

private func discharge(_ enrolment: Enrolment) {
  if unknown() { enrolment.admit() }
}
