//~ states Worker contains
//~ variables isBusy wasBusy isDone
//~ make Worker()
//~ do it.go()
//~ do it.nest()
//~ do it.save()
//~ rewrite left: still

/// Closures that own functions run where they call their parameter, in the middle of what they do. They might
/// be given others, as far as the table knows.
final class Worker {
  private var isBusy = false
  private var wasBusy = false
  private var isDone = false

  func go() {
    perform { if self.isBusy { self.wasBusy = true } }
  }

  func nest() {
    twice { self.isDone = self.isBusy }
  }

  func save() {
    hand { self.isDone = true }
  }

  private func perform(_ work: () -> Void) {
    isBusy = true
    work()
    isBusy = false
  }

  private func twice(_ work: () -> Void) {
    perform(work)
    perform(work)
  }

  private func hand(_ body: @escaping () -> Void) {
    DispatchQueue.main.async(execute: body)
  }
}
