/// The style sheet of standalone drawings, light and dark. Viewers without media queries show the light
/// version.
///
/// All selectors start with the class of the root, because a page may inline the drawing.
enum DrawingStyle {
  static let sheet = """
    .untangle .card { fill: #ffffff; stroke: #d1d9e0 }
    .untangle .title { font-size: 16px; font-weight: bold; fill: #1f2328 }
    .untangle .quiet { font-size: 13px; fill: #59636e }
    .untangle .box { fill: #eef5fd; stroke: #5b8ec4; stroke-width: 1.25 }
    .untangle .dashed { fill: none; stroke-dasharray: 5 4 }
    .untangle .alarming { fill: #ffebe9; stroke: #cf222e; stroke-width: 2 }
    .untangle .operation { fill: #f6f8fa; stroke: #8c959f; stroke-width: 1 }
    .untangle .grid { fill: none; stroke: #d1d9e0 }
    .untangle .state { font-size: 13px; fill: #1f2328; text-anchor: middle }
    .untangle .prefix, .untangle .nothing { fill: #59636e }
    .untangle .arrow { fill: none; stroke: #6e7781; stroke-width: 1.25 }
    .untangle .head, .untangle .entry { fill: #6e7781 }
    .untangle .label { font-size: 12px; fill: #1f2328; paint-order: stroke; stroke: #ffffff; stroke-width: 3px; \
    stroke-linejoin: round }
    .untangle .middle { text-anchor: middle }
    .untangle .end { text-anchor: end }
    @media (prefers-color-scheme: dark) {
      .untangle .card { fill: #0d1117; stroke: #3d444d }
      .untangle .title, .untangle .state, .untangle .label { fill: #f0f6fc }
      .untangle .quiet, .untangle .prefix, .untangle .nothing { fill: #9198a1 }
      .untangle .box { fill: #132339; stroke: #4a7ebb }
      .untangle .dashed { fill: none }
      .untangle .alarming { fill: #3c1618; stroke: #f85149 }
      .untangle .operation { fill: #212830; stroke: #656c76 }
      .untangle .grid { stroke: #3d444d }
      .untangle .arrow { stroke: #9198a1 }
      .untangle .head, .untangle .entry { fill: #9198a1 }
      .untangle .label { stroke: #0d1117 }
    }
    """

  /// For figures inlined in a page, whose CSS variables set the colours. The text is 13 and 12 pixels high.
  static let pageSheet = """
    .untangle { font-family: sans-serif; max-width: 100%; height: auto }
    .untangle .box { fill: var(--figure-box, #eef5fd); stroke: var(--figure-edge, #5b8ec4); stroke-width: 1.25 }
    .untangle .dashed { fill: none; stroke-dasharray: 5 4 }
    .untangle .alarming { fill: var(--figure-alarm-box, #ffebe9); stroke: var(--figure-alarm, #cf222e); \
    stroke-width: 2 }
    .untangle .operation { fill: var(--figure-paper, #ffffff); stroke: var(--figure-line, #6e7781); stroke-width: 1 }
    .untangle .grid { fill: none; stroke: var(--figure-line, #6e7781); stroke-opacity: 0.4 }
    .untangle .state { font-size: 13px; fill: var(--figure-ink, #1f2328); text-anchor: middle }
    .untangle .arrow { fill: none; stroke: var(--figure-line, #6e7781); stroke-width: 1.25 }
    .untangle .head, .untangle .entry { fill: var(--figure-line, #6e7781) }
    .untangle .label { font-size: 12px; fill: var(--figure-ink, #1f2328); paint-order: stroke; \
    stroke: var(--figure-paper, #ffffff); stroke-width: 3px; stroke-linejoin: round }
    .untangle .middle { text-anchor: middle }
    .untangle .end { text-anchor: end }
    .untangle .prefix, .untangle .nothing { fill: var(--figure-quiet, #59636e) }
    """

  static let titleText = TextMetrics(size: 17)
  static let quietText = TextMetrics(size: 13)
}
