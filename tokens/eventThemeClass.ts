import { eventDefaults } from './defaults.ts'
import type { EventColours } from './palette.ts'

/** `#rrggbb` in lower case, or the default when the text is no colour: what comes from a store must never break a page. */
const clean = (colour: string, otherwise: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : otherwise

/** An event's colours, or the default in the place of each that is none. */
export const knownColours = (colours: EventColours): EventColours => ({
  primary: clean(colours.primary, eventDefaults.primary),
  text: clean(colours.text, eventDefaults.text),
})

/** The class that carries an event's colours, for example `event-fae5ff-000000` (CONST-31). */
export function eventThemeClass(colours: EventColours): string {
  const { primary, text } = knownColours(colours)
  return `event-${primary.slice(1)}-${text.slice(1)}`
}
