import { eventDefaults } from './defaults.ts'
import type { EventColours } from './palette.ts'

/**
 * Returns the color as lowercase `#rrggbb`, or the default if the color is invalid. An invalid stored color must never break
 * a page.
 */
const clean = (colour: string, otherwise: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : otherwise

/** Replaces each invalid color of an event with its default. */
export const knownColours = (colours: EventColours): EventColours => ({
  primary: clean(colours.primary, eventDefaults.primary),
  text: clean(colours.text, eventDefaults.text),
})

/** Returns the name of the CSS class that applies an event's colors, such as `event-fae5ff-000000` (CONST-31). */
export function eventThemeClass(colours: EventColours): string {
  const { primary, text } = knownColours(colours)
  return `event-${primary.slice(1)}-${text.slice(1)}`
}
