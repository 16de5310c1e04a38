import { contrast } from './contrast.ts'
import { eventDefaults } from './defaults.ts'
import { variable } from './names.ts'
import type { ColourToken, Theme } from './names.ts'
import { palette } from './palette.ts'
import type { EventColours } from './palette.ts'

/** `#rrggbb` in lower case, or the default when the text is no colour: what comes from a store must never break a page. */
const clean = (colour: string, otherwise: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : otherwise

const known = (colours: EventColours): EventColours => ({
  primary: clean(colours.primary, eventDefaults.primary),
  text: clean(colours.text, eventDefaults.text),
})

/** The class that carries an event's colours, for example `event-fae5ff-000000` (CONST-31). */
export function eventThemeClass(colours: EventColours): string {
  const { primary, text } = known(colours)
  return `event-${primary.slice(1)}-${text.slice(1)}`
}

/** The theme that two colours of an event give. */
export function eventTheme(colours: EventColours): Theme {
  const color = palette(known(colours))
  const scheme = contrast(color.ink, '#ffffff') > contrast(color.ink, '#000000') ? 'light' : 'dark'
  return {
    scheme,
    color,
    shadow: {
      raised: '0 1px 2px #0000001a, 0 6px 20px -6px #00000026',
      overlay: '0 8px 24px -6px #00000040, 0 32px 72px -16px #00000066',
    },
  }
}

/** What turns black or white, as the ground asks, where a reader wants more contrast. */
const raised: readonly ColourToken[] = [
  'ink',
  'ink-muted',
  'highlight',
  'error',
  'success',
  'line',
  'line-strong',
  'focus',
]

/**
 * The CSS behind `eventThemeClass(colours)`: one rule, and one for readers who ask for more contrast, which gives them the
 * most that the host's ground can carry. Pure: the server prints it, the browser adopts it.
 */
export function eventThemeCss(colours: EventColours): string {
  const { scheme, color, shadow } = eventTheme(colours)
  const rows = [
    ...Object.entries(color).map(([name, value]) => `${variable(name)}:${value}`),
    ...Object.entries(shadow).map(([name, value]) => `${variable(`shadow-${name}`)}:${value}`),
  ]
  const selector = `.${eventThemeClass(colours)}`
  const most = raised.map((name) => `${variable(name)}:${scheme === 'light' ? '#000' : '#fff'}`)
  return `${selector}{color-scheme:${scheme};${rows.join(';')}}@media(prefers-contrast:more){${selector}{${most.join(';')}}}`
}
