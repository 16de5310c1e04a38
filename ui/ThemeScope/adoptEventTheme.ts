import { eventThemeCss } from '@festoon/tokens/eventTheme'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { EventColours } from '@festoon/tokens/palette'

/** The style sheet of each palette, with the number of scopes that use it. */
const worn = new Map<string, { sheet: CSSStyleSheet; scopes: number }>()

/**
 * Adds the style rule of an event's colors to the document, once per palette. Returns a function that removes it when the
 * last scope stops using it, because a color picker goes through hundreds. Constructed style sheets need no inline styles.
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
