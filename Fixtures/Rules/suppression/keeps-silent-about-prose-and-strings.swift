/* See untangle:disable:next nothing - this is prose */
/// Comments like `// untangle:disable:next enum_default - reason` allow one rule at one place.
struct Help {
  let text = "// untangle:disable:next nothing"
  let long = """
    // untangle:disable all
    """
  // See untangle:disable for more.
  /*
  // untangle:disable:next nothing - commented out with its code
  */
}
