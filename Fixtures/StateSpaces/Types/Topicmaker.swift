//~ states Topicmaker exact
//~ variables isSending error
//~ make Topicmaker()
//~ start await it.send(0)
//~ start await it.send(1)
//~ start await it.send(2)
//~ start await it.send(3)
//~ start await it.send(4)
//~ rewrite isSending error

/// Work that ends behind a `do` with many ways to fail, of which one says why.
final class Topicmaker {
  struct Failure: Swift.Error {
    var code: Int
  }

  private(set) var isSending = false
  private(set) var error: String?
  private(set) var toasts: [String] = []

  func send(_ answer: Int) async {
    guard !isSending else { return }
    isSending = true
    error = nil
    do {
      await pause()
      if answer > 0 { throw Failure(code: answer) }
      toasts.append("sent")
    } catch let failure as Failure where failure.code == 1 {
      error = "The name is taken"
    } catch let failure as Failure where failure.code == 2 {
      toasts.append("Too many")
    } catch let failure as Failure where failure.code == 3 {
      toasts.append("Not allowed")
    } catch {
      toasts.append("Failed")
    }
    isSending = false
  }
}
