/// The style sheet of pages, light and dark.
enum PageStyle {
  static let sheet = """
    :root { color-scheme: light dark; --line: #d1d9e0; --quiet: #59636e; --back: #f6f8fa;
      --page: #ffffff; --text: #1f2328; --error: #cf222e; --warning: #9a6700; --note: #0969da; --mark: #fff8c5 }
    @media (prefers-color-scheme: dark) { :root { --line: #3d444d; --quiet: #9198a1; --back: #151b23;
      --page: #0d1117; --text: #f0f6fc; --error: #f85149; --warning: #d29922; --note: #4493f8; --mark: #5f4700 } }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem;
      background: var(--page); color: var(--text); overflow-wrap: anywhere }
    h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
    code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
    table { border-collapse: collapse; margin: .5rem 0; display: block; overflow-x: auto }
    th, td { text-align: left; padding: .25rem .75rem; border-bottom: 1px solid var(--line); vertical-align: top }
    th[data-sort] { cursor: pointer } .number { text-align: right }
    article { border: 1px solid var(--line); border-left-width: 4px; border-radius: 6px;
      padding: .5rem 1rem; margin: .75rem 0 }
    article > p { margin: .25rem 0 } article b { padding: 0 .5rem; font-weight: 600 }
    .error { border-left-color: var(--error) } .error b { color: var(--error) }
    .warning { border-left-color: var(--warning) } .warning b { color: var(--warning) }
    article.note { border-left-color: var(--note) } article.note b { color: var(--note) }
    p.note { color: var(--quiet) }
    pre { background: var(--back); margin: .25rem 0; padding: .25rem .5rem; overflow-x: auto; border-radius: 4px }
    pre i { color: var(--quiet); font-style: normal; user-select: none; padding-right: .5rem }
    mark { background: var(--mark); color: inherit; border-radius: 2px }
    input { font: inherit; margin: 0 .5rem; padding: .1rem .4rem }
    """
}
