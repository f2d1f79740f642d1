//~ states Puppet contains
//~ variables isUp isDown waves
//~ make Puppet()
//~ do liftPuppet(it)
//~ do lowerPuppet(it, it)
//~ do Puppeteer(left: it).both()
//~ do Puppeteer(left: it).betweenCalls()
//~ do Puppeteer(left: it).later()
//~ do Puppeteer(left: it).byIndex()
//~ do Puppeteer(left: it).swapped()
//~ do Puppeteer(left: it).waving()
//~ rewrite left: independent

/// Others that move it where more than one name is the same puppet, where somebody else is called in between, and
/// where the name is given another puppet: nothing is left out there.
final class Puppet {
  var isUp = false
  var isDown = false
  var waves = false
}

func liftPuppet(_ puppet: Puppet) {
  guard !puppet.isDown else { return }
  puppet.isUp = true
  puppet.waves = false
}

func lowerPuppet(_ puppet: Puppet, _ same: Puppet) {
  puppet.isUp = false
  same.waves = true
  if puppet.waves { puppet.isDown = true }
}

final class Puppeteer {
  private var left: Puppet
  private var others: [Puppet] = []

  init(left: Puppet) {
    self.left = left
    others = [left]
  }

  func both() {
    let right = left
    left.isUp = false
    right.isDown = true
    left.waves = right.isDown
  }

  func betweenCalls() {
    left.isUp = true
    meddle()
    left.waves = false
  }

  private func meddle() { left.isDown.toggle() }

  func later() {
    let work = { [left] in
      left.isUp = true
      left.waves = true
    }
    left.isUp = false
    left.waves = false
    if unknown() { work() }
  }

  func byIndex() {
    left.waves = false
    others[0].waves = true
    if left.waves { left.isDown = false }
  }

  func swapped() {
    left.isUp = false
    left.isDown = false
    left = Puppet()
    left.isUp = true
    left.isDown = true
  }

  func waving() {
    others.forEach { puppet in
      puppet.waves = true
      puppet.isUp = !puppet.isDown
    }
  }
}
