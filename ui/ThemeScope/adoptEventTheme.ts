import { eventThemeCss } from '@festoon/tokens/eventTheme'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { EventColors } from '@festoon/tokens/palette'

/** The event themes in use, by class name, each with its style sheet and the number of ThemeScopes that use it. */
const adoptedSheets = new Map<string, { sheet: CSSStyleSheet; scopes: number }>()

/**
 * Adds a style sheet with an event's colors to the document. Calls with the same colors share one style sheet. Returns a
 * function that releases the style sheet; the last release removes it from the document. The style sheet is constructed in
 * JavaScript, because a strict content security policy blocks inline styles.
 */
export function adoptEventTheme(colors: EventColors): () => void {
  // Without constructed style sheets, the page's colors apply. Server-rendered pages include the rule themselves.
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const name = eventThemeClass(colors)
  const theme = adoptedSheets.get(name) ?? { sheet: new CSSStyleSheet(), scopes: 0 }
  adoptedSheets.set(name, theme)
  theme.scopes += 1
  if (theme.scopes === 1) {
    theme.sheet.replaceSync(eventThemeCss(colors))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme.sheet]
  }
  return () => {
    theme.scopes -= 1
    if (theme.scopes > 0) return
    adoptedSheets.delete(name)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme.sheet)
  }
}
