struct Draft {
  var text: Line?
  var sketch: Sketch?

  mutating func write(_ text: Line) {
    self.text = text
    sketch = nil
  }

  mutating func draw(_ sketch: Sketch) {
    self.sketch = sketch
    text = nil
  }
}

struct Line { var text: String }
struct Sketch { var strokes: [Int] }

func restored(_ text: Line?, _ sketch: Sketch?) -> Draft { Draft(text: text, sketch: sketch) }
