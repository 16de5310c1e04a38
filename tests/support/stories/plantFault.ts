/** Visual faults by the name of a story, each the smallest of its kind, to prove that the screenshot comparison detects them. */
const faults: ReadonlyMap<string, string> = new Map([
  // A change by one step in one channel: the base theme's button is #000000.
  ['Button/primary', ':root { --festoon-button: #000100 }'],
  ['Button/block', '[data-story] button { translate: 1px }'],
])

/** The stories that have a fault, such as `Button/primary`. */
export const faultyStories: readonly string[] = [...faults.keys()]

/** Applies a story's fault, if it has one, and returns a function that removes it. */
export function plantFault(story: string): (() => void) | undefined {
  const fault = faults.get(story)
  if (fault === undefined) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fault)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
