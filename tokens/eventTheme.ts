import { contrast } from './contrast.ts'
import { eventThemeClass, knownColors } from './eventThemeClass.ts'
import { glassOf } from './glass.ts'
import { variable } from './names.ts'
import type { ColorToken, Theme } from './names.ts'
import { palette } from './palette.ts'
import type { EventColors } from './palette.ts'

/** Derives a theme from an event's two colors. An invalid color is replaced with its default. */
export function eventTheme(colors: EventColors): Theme {
  const color = palette(knownColors(colors))
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

/** The tokens that, for users who prefer more contrast, become black in light themes and white in dark themes. */
const strengthenedTokens: readonly ColorToken[] = [
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
 * Returns the CSS for the class `eventThemeClass(colors)`. It consists of one rule for all users and one for users who prefer
 * more contrast, in which text, lines, and focus rings are black or white.
 */
export function eventThemeCss(colors: EventColors): string {
  const { scheme, color, shadow } = eventTheme(colors)
  const rows = [
    ...Object.entries(color).map(([name, value]) => `${variable(name)}:${value}`),
    ...Object.entries(shadow).map(([name, value]) => `${variable(`shadow-${name}`)}:${value}`),
    `${variable('glass')}:${glassOf(color)}`,
    `${variable('glass-ink')}:${scheme === 'light' ? '#000' : '#fff'}`,
  ]
  const selector = `.${eventThemeClass(colors)}`
  const most = strengthenedTokens.map((name) => `${variable(name)}:${scheme === 'light' ? '#000' : '#fff'}`)
  return `${selector}{color-scheme:${scheme};${rows.join(';')}}@media(prefers-contrast:more){${selector}{${most.join(';')}}}`
}
