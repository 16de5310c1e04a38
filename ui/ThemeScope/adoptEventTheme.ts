import { eventThemeClass, eventThemeCss } from '@festoon/tokens/eventTheme'
import type { EventColours } from '@festoon/tokens/palette'

const adopted = new Set<string>()

/** Gives the document the rule of an event's colours, once per palette. Constructed sheets need no inline style. */
export function adoptEventTheme(colours: EventColours): void {
  const name = eventThemeClass(colours)
  // A browser without constructed sheets keeps the colours of the page around; what a server drew carries its rule itself.
  if (adopted.has(name) || !('adoptedStyleSheets' in document)) return
  adopted.add(name)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(eventThemeCss(colours))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
