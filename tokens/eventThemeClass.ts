import { eventDefaults } from './defaults.ts'
import type { EventColors } from './palette.ts'

/**
 * Returns the color as lowercase `#rrggbb`, or the default if the color is invalid, so that an invalid stored color never
 * breaks a page.
 */
const clean = (color: string, otherwise: string): string =>
  /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : otherwise

/** Returns an event's colors as lowercase `#rrggbb`, with each invalid color replaced by its default. */
export const knownColors = (colors: EventColors): EventColors => ({
  primary: clean(colors.primary, eventDefaults.primary),
  text: clean(colors.text, eventDefaults.text),
})

/** Returns the name of the CSS class that applies an event's colors, such as `event-fae5ff-000000` (CONST-31). */
export function eventThemeClass(colors: EventColors): string {
  const { primary, text } = knownColors(colors)
  return `event-${primary.slice(1)}-${text.slice(1)}`
}
