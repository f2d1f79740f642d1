/// Every body that judges a name writes what to say of it, too; the views set them apart only through `check`.
final class Form {
  enum Verdict { case empty, invalid, valid }

  var verdict: Verdict = .empty  //~ tangled_state "'verdict' and 'prompt' are written together wherever one of them is"
  var prompt: String?

  func check(_ name: String, _ judge: (String) -> (Verdict, String?)) {
    let found = judge(name)
    verdict = found.0
    prompt = found.1
  }

  func reset() {
    verdict = .empty
    prompt = nil
  }

  func refuse(_ text: String) {
    verdict = .invalid
    prompt = text
  }
}
