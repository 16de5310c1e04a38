import { variable } from './names.ts'
import type { EventColors } from './palette.ts'
import { mix } from './tint.ts'

/**
 * Returns the CSS variables that give a card two colors: its ground, its text, and the placeholder of its image. Only the tokens
 * that a card uses, because a whole palette for each of many cards would make a page heavy.
 */
export const cardTone = ({ primary, text }: EventColors): Record<string, string> => ({
  [variable('raised')]: primary,
  [variable('ink')]: text,
  [variable('tint')]: mix(primary, '#ffffff', 0.25),
  [variable('tint-hover')]: mix(primary, text, 0.3),
})
