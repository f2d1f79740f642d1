/// The style sheet of the audit page, for light and dark screens and for print.
///
/// All text has a contrast of at least 4.5 with its background.
enum AuditPageStyle {
  static let sheet =
    base + "\n" + content + "\n" + types + "\n" + ChartStyle.sheet + "\n" + StateFigure.style + "\n" + paper

  private static let base = """
    :root { color-scheme: light dark; --paper: #ffffff; --panel: #f6f8fa; --ink: #1c2128; --quiet: #57606a;
      --line: #d5dbe1; --link: #0a58b0; --mark: #fff3b8; --error: #b3242f; --warning: #8a5a00; --note: #0a58b0;
      --meant: #3f8f5f; --possible: #d99a2b; --bad: #c93742; --rest: #dde2e7; --focus: #0a58b0;
      --figure-box: #eef5fd; --figure-edge: #5b8ec4; --figure-line: #6e7781; --figure-alarm: #cf222e;
      --figure-alarm-box: #ffebe9; --figure-paper: var(--paper); --figure-ink: var(--ink); --figure-quiet: var(--quiet) }
    @media (prefers-color-scheme: dark) { :root { --paper: #0f1318; --panel: #171c23; --ink: #e8ecf1; --quiet: #9da7b3;
      --line: #303841; --link: #6cb0ff; --mark: #5a4800; --error: #ff7b78; --warning: #e0ac4a; --note: #6cb0ff;
      --meant: #4fae76; --possible: #d99a2b; --bad: #f0626a; --rest: #363f49; --focus: #6cb0ff;
      --figure-box: #132339; --figure-edge: #4a7ebb; --figure-line: #9198a1; --figure-alarm: #f85149;
      --figure-alarm-box: #3c1618 } }
    * { box-sizing: border-box }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100% }
    body { margin: 0 auto; max-width: 84rem; padding: 0 clamp(1rem, 4vw, 2.5rem); color: var(--ink);
      background: var(--paper); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0 }
    h1 { font-size: clamp(1.8rem, 5vw, 2.6rem); line-height: 1.15; letter-spacing: -.02em; overflow-wrap: anywhere }
    h2 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 .25rem }
    h3 { font-size: 1.05rem; line-height: 1.3; overflow-wrap: anywhere }
    h4 { font-size: .95rem; margin: 1.5rem 0 .4rem; overflow-wrap: anywhere }
    a { color: var(--link); text-decoration: none; text-underline-offset: .15em } a[href]:hover { text-decoration: underline }
    a:not([href]) { color: inherit }
    code, .src { font: .84em/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
    a, button, input, summary, [tabindex] { outline-offset: 2px }
    a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 2px solid var(--focus); border-radius: 3px }
    .quiet { color: var(--quiet) }
    .skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .25rem .5rem }
    section { margin: 3rem 0 0 }
    footer { margin: 4rem 0 2rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .85rem;
      max-width: 60rem }
    """

  private static let content = """
    header { padding: 1rem 0 0 }
    .eyebrow { color: var(--quiet); font-size: .85rem; letter-spacing: .02em }
    dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 0; font-size: .9rem }
    dt { color: var(--quiet); font-size: .78rem } dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.25rem 0 0; padding: .6rem 0;
      border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); font-size: .9rem }
    .overview section { margin-top: 1.5rem } .overview h2 + .quiet, .overview details { font-size: .9rem } .overview details p { margin: .3rem 0 0 }
    .cards { list-style: none; display: grid; gap: .6rem; margin: .5rem 0; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)) }
    .cards li { border: 1px solid var(--line); border-left: 3px solid var(--bad); border-radius: 6px; padding: .4rem .8rem .5rem; background: var(--panel);
      font-size: .88rem; line-height: 1.4 }
    .cards .head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 .75rem } .cards h3 { font-size: 1rem } .cards p a { overflow-wrap: anywhere }
    .sides { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)) }
    .sides > div { min-width: 0 } #comparison h3 { margin-top: 1.5rem } #comparison tbody th { font-weight: 400 }
    .figure { color: var(--quiet); font-size: .82rem } .figure b { font-size: 1.1rem; line-height: 1.3; color: var(--ink); font-variant-numeric: tabular-nums }
    .sentences { list-style: none; max-width: 52rem; margin: .25rem 0 0; font-size: .92rem; line-height: 1.35 }
    .sentences li { padding: .35rem 0; border-bottom: 1px solid var(--line) } .sentences li:last-child { border: 0 }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin: .75rem 0 .25rem; font-size: .88rem }
    input { font: inherit; color: inherit; background: var(--paper); border: 1px solid #808b96; border-radius: 5px; padding: .3rem .55rem; width: 15rem; max-width: 100% }
    .count { color: var(--quiet) }
    button { font: inherit; color: var(--link); background: none; border: 0; padding: .1rem 0; cursor: pointer }
    button:hover { text-decoration: underline }
    .scroll { overflow-x: auto; position: relative }
    table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums; width: 100% }
    th { text-align: left; font-weight: 600; font-size: .82rem; color: var(--quiet); white-space: nowrap; vertical-align: bottom }
    th, td { padding: .36rem .8rem .36rem 0; border-bottom: 1px solid var(--line) } td { vertical-align: top }
    th:last-child, td:last-child { padding-right: 0 }
    th button { color: inherit; font-weight: 600; font-size: inherit; white-space: nowrap }
    th[aria-sort] button { color: var(--ink) }
    th[aria-sort=descending] button::after { content: " \\2193" } th[aria-sort=ascending] button::after { content: " \\2191" }
    .n { text-align: right; white-space: nowrap } td { overflow-wrap: anywhere } td:not([class]):not(:first-child) { overflow-wrap: break-word } .place, .places a, .list a { white-space: nowrap } .places, .list { min-width: 14rem }
    td a + a, td a + .quiet, td.list a + span, p a + span, p span + span, p b + code, p code + a, li a + span, li b + span { margin-left: .6em }
    td:first-child, th:first-child { min-width: 13rem } .states td:first-child { min-width: 0 }
    #files td:first-child { min-width: 18rem }
    @media screen and (min-width: 1040px) {
      header { display: grid; grid-template-columns: minmax(min-content, 1fr) minmax(0, auto); align-items: end; gap: 0 2.5rem } header h1 { font-size: 1.8rem }
      header h1 { grid-column: 1 } header dl { grid-column: 2; grid-row: 1 / 3; margin: 0; gap: .25rem 1.25rem; font-size: .82rem } header nav { grid-column: 1 / 3; margin-top: .5rem; padding: .35rem 0 }
      .overview { display: grid; grid-template-columns: minmax(24rem, 4fr) minmax(0, 7fr); gap: 0 2.5rem; align-items: start }
      .overview section { margin-top: 1rem } .overview .cards { grid-template-columns: 1fr } }
    """

  private static let types = """
    .js details.type:not([open]) { display: none } .js .open-type .hint { display: none }
    details.type { border-top: 1px solid var(--line); padding: .75rem 0 }
    details.type[open] { border: 1px solid var(--line); border-radius: 8px; padding: 1rem clamp(.8rem, 3vw, 1.5rem) 1.5rem; margin: 1rem 0 }
    summary { cursor: pointer } .type > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem .8rem; list-style: none }
    .type > summary::before { content: "\\25B8"; color: var(--quiet) } .type[open] > summary::before { content: "\\25BE" }
    .type[open] > summary h3 { font-size: 1.4rem }
    .type > p, .type > ul { max-width: 60rem }
    .type > p { margin: .35rem 0 } .type > .quiet { font-size: .9rem } .type > .scroll + p { margin-top: .9rem }
    .type ul:not([class]) { padding-left: 1.2rem; margin: .3rem 0 .6rem } .type details { margin: .5rem 0; font-size: .9rem }
    .parts, .key, .notes { list-style: none } .parts, .key { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; margin: .5rem 0 }
    .parts b { font-variant-numeric: tabular-nums }
    .parts li { font-size: .9rem } .key li { font-size: .88rem } .key li::before { content: ""; display: inline-block; width: .7em; height: .7em; border-radius: 2px; margin-right: .45em }
    .key .bad::before { background: var(--bad) } .key .meant::before { background: var(--meant) }
    .key .possible::before { background: var(--possible) } .key .rest::before { background: var(--rest) }
    .bar { display: block; width: 100%; max-width: 40rem; height: 10px; border-radius: 5px; margin: .5rem 0 }
    rect.bad { fill: var(--bad) } rect.meant { fill: var(--meant) } rect.possible { fill: var(--possible) } rect.rest { fill: var(--rest) }
    .states td { white-space: nowrap; color: var(--quiet) } .states td.on { color: var(--ink); font-weight: 600 }
    .combinations td:nth-last-child(2):not(.on) { color: var(--quiet) } .combinations td.on { background: var(--mark) }
    .states tr.off td { color: var(--quiet); font-style: italic; font-weight: 400 }
    .states td:nth-last-child(-n+2) { color: var(--ink) } .states td:last-child { white-space: normal; min-width: 12rem }
    .src { background: var(--panel); border-radius: 6px; padding: .6rem .8rem; margin: .4rem 0; overflow-x: auto; font-size: .82rem }
    .src code { display: block; white-space: pre; font-size: inherit; min-height: 1.55em; width: max-content }
    .src i { display: inline-block; min-width: 2.6em; padding-right: 1em; text-align: right; color: var(--quiet); font-style: normal; user-select: none }
    .src .gap { color: var(--quiet); padding-left: 2em }
    mark { background: var(--mark); color: inherit; border-radius: 2px }
    .finding { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .9rem; margin: .9rem 0 }
    .finding.error { border-color: var(--error) } .finding.warning { border-color: var(--warning) } .finding.note { border-color: var(--note) }
    .finding b { font-size: .85rem } .error b { color: var(--error) } .warning b { color: var(--warning) } .note b { color: var(--note) }
    .notes { font-size: .88rem; color: var(--quiet) }
    figure { margin: .8rem 0 } figure svg { height: auto; display: block } figcaption { font-size: .85rem; color: var(--quiet) }
    @media screen and (max-width: 640px) { figure svg.untangle { max-width: none } }
    .type table { width: auto; min-width: min(100%, 34rem) } .back { margin: .5rem 0 0 }
    """

  private static let paper = """
    @media print { body { max-width: none; padding: 0; font-size: 10.5pt } nav, .tools > :not(.count), .skip, .hint, .back { display: none }
      .scroll, .src { overflow: visible } .src code { white-space: pre-wrap; width: auto } table { font-size: 8pt }
      .cards > li, .finding, tr { break-inside: avoid } h2, h3, h4 { break-after: avoid } section { margin-top: 1.5rem } }
    """
}
