/// The style sheet of charts, light and dark. All selectors begin with the class of the chart.
///
/// The colours of scores differ mainly in lightness, so that they can be distinguished without hue. The
/// highest score has the strongest contrast with the page: dark on light, and light on dark. The colours
/// follow "OrRd" of ColorBrewer.
package enum ChartStyle {
  package static let sheet = """
    .chart { --c0: #eaeef2; --c1: #fee8c8; --c2: #fdc38d; --c3: #fc8d59; --c4: #d7301f; --c5: #7f0000;
      --ink: #1f2328; --ink4: #ffffff; --ink5: #ffffff; --soft: #59636e; --axis: #d1d9e0; --hot: #b42318;
      --zone: #fff1e5; --blue: #0969da; --gap: #ffffff; --f0: #d8dee4; --f1: #cbd3da; --f2: #bec7d0;
      margin: .5rem 0; forced-color-adjust: none }
    @media screen and (prefers-color-scheme: dark) { .chart { --c0: #262c36; --c1: #4d2f14; --c2: #7a3f12; --c3: #b0521c;
      --c4: #f0883e; --c5: #ffdfb6; --ink: #ffffff; --ink4: #1f2328; --ink5: #1f2328; --soft: #9198a1;
      --axis: #3d444d; --hot: #ff9b8a; --zone: #2d1a12; --blue: #4493f8; --gap: #0d1117; --f0: #353d48;
      --f1: #404956; --f2: #4a5463 } }
    .chart svg { display: block; width: 100%; height: auto; font: 11px system-ui, sans-serif }
    .chart svg text { fill: var(--soft) }
    .chart svg.narrow { display: none }
    @media screen and (max-width: 640px) { .chart svg.wide { display: none } .chart svg.narrow { display: block } }
    .chart svg a { cursor: pointer } .chart svg a:hover > rect, .chart svg a:focus > rect { stroke: var(--ink);
      stroke-width: 2px } .chart svg a:focus { outline: none }
    .chart svg a:hover > circle, .chart svg a:focus > circle { stroke: var(--ink); stroke-width: 2px }
    .chart .s0 { fill: var(--c0) } .chart .s1 { fill: var(--c1) } .chart .s2 { fill: var(--c2) }
    .chart .s3 { fill: var(--c3) } .chart .s4 { fill: var(--c4) } .chart .s5 { fill: var(--c5) }
    .map rect { stroke: var(--gap); stroke-width: 1px }
    .map .f0 { fill: var(--f0) } .map .f1 { fill: var(--f1) } .map .f2, .map .f3 { fill: var(--f2) }
    .map svg text { fill: var(--ink); pointer-events: none } .map svg .h { font-weight: 600 }
    .map svg .t4 { fill: var(--ink4) } .map svg .t5 { fill: var(--ink5) }
    .chart p { margin: .5rem 0; color: var(--soft) } .chart ol { margin: .25rem 0; padding-left: 1.5rem }
    .chart .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: .5rem 0; padding: 0;
      color: var(--soft); font-size: 13px }
    .chart .legend svg { display: inline-block; width: 12px; height: 12px; vertical-align: -1px }
    .chart .middle { text-anchor: middle } .chart .end { text-anchor: end }
    .chart .grid { stroke: var(--axis); fill: none }
    .scatter svg { max-width: 60rem }
    .scatter svg .name { font-size: 12px; font-weight: 600; fill: var(--ink); paint-order: stroke;
      stroke: var(--gap); stroke-width: 3px; stroke-linejoin: round }
    .scatter .start { fill: var(--zone) } .scatter svg .hot { fill: var(--hot); font-weight: 600 }
    .scatter .dot { fill: var(--blue); fill-opacity: .45; stroke: var(--blue); stroke-width: .75px }
    .scatter .named { fill: var(--hot); stroke: var(--gap) } .scatter .leader { stroke: var(--soft); fill: none }
    .trend .panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
      gap: .6rem 1.25rem; margin: .5rem 0 }
    .trend .more { display: flex; flex-wrap: wrap; gap: 0 1.5rem; font-size: .9rem } .trend .more details[open] { flex-basis: 100%; min-width: 0 }
    .trend figure { margin: 0; break-inside: avoid } .trend figcaption { font-size: 13px; line-height: 1.3; min-height: 2.6em }
    .trend figcaption strong, .trend figcaption span { display: block } .trend figcaption span { color: var(--soft) }
    .trend .line { fill: none; stroke: var(--blue); stroke-width: 2px; stroke-linejoin: round }
    .trend svg text { font-size: 12px } .trend svg .value { font-size: 13px }
    .trend .point { fill: var(--blue) } .trend svg .last { fill: var(--ink); font-weight: 600 }
    .trend .scroll { overflow-x: auto } .trend td { text-align: right; font-variant-numeric: tabular-nums }
    """
}
