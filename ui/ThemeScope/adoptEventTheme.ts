import { eventThemeCss } from '@festoon/tokens/eventTheme'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { EventColours } from '@festoon/tokens/palette'

/** The sheet of each palette, and how many scopes wear it. */
const worn = new Map<string, { sheet: CSSStyleSheet; scopes: number }>()

/**
 * Gives the document the rule of an event's colours, once per palette; returns what takes it away with the last scope that
 * wears it, since a colour picker goes through hundreds. Constructed sheets need no inline style.
 */
export function adoptEventTheme(colours: EventColours): () => void {
  // A browser without constructed sheets keeps the colours of the page around; what a server drew carries its rule itself.
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const name = eventThemeClass(colours)
  const theme = worn.get(name) ?? { sheet: new CSSStyleSheet(), scopes: 0 }
  worn.set(name, theme)
  theme.scopes += 1
  if (theme.scopes === 1) {
    theme.sheet.replaceSync(eventThemeCss(colours))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme.sheet]
  }
  return () => {
    theme.scopes -= 1
    if (theme.scopes > 0) return
    worn.delete(name)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme.sheet)
  }
}
