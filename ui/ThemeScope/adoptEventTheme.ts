import { eventThemeCss } from '@festoon/tokens/eventTheme'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { EventColors } from '@festoon/tokens/palette'

/** The style sheets of the event palettes in use, by class name, with the number of ThemeScopes that use each. */
const worn = new Map<string, { sheet: CSSStyleSheet; scopes: number }>()

/**
 * Adds the style rules for an event's colors to the document, once per palette. Returns a function that releases them. The
 * rules are removed on the last release, because a color picker can create hundreds of palettes. Uses constructed style
 * sheets, because a strict content security policy forbids inline styles.
 */
export function adoptEventTheme(colors: EventColors): () => void {
  // Without constructed style sheets, the page's colors apply. Server-rendered pages include the rule themselves.
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const name = eventThemeClass(colors)
  const theme = worn.get(name) ?? { sheet: new CSSStyleSheet(), scopes: 0 }
  worn.set(name, theme)
  theme.scopes += 1
  if (theme.scopes === 1) {
    theme.sheet.replaceSync(eventThemeCss(colors))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme.sheet]
  }
  return () => {
    theme.scopes -= 1
    if (theme.scopes > 0) return
    worn.delete(name)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme.sheet)
  }
}
