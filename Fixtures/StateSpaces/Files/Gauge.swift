//~ states Gauge.swift exact
//~ variables gaugeIsHot gaugeIsAlarmed gaugeIsTested
//~ make gaugeIsTested = true; gaugeIsHot = false; gaugeIsAlarmed = false; gaugeIsTested = false
//~ do heat()
//~ do cool()
//~ do test()
//~ do gaugeIsCold = true
//~ do gaugeIsCold = false

/// Observers and accessors outside of types.
private var gaugeIsHot = false {
  didSet { if oldValue != gaugeIsHot, gaugeIsHot, !gaugeIsTested { gaugeIsAlarmed = true } }
}
private var gaugeIsAlarmed = false
private var gaugeIsTested = false

var gaugeIsCold: Bool {
  get { !gaugeIsHot }
  set { if gaugeIsTested { gaugeIsHot = !newValue } }
}

func heat() { gaugeIsHot = true }

func cool() {
  gaugeIsHot = false
  if gaugeIsCold { gaugeIsAlarmed = false }
}

func test() {
  gaugeIsTested = unknown()
  if gaugeIsHot { gaugeIsTested = false }
}
