import { abstractArt } from './abstractArt.ts'
import { baroque } from './baroque.ts'
import { classical } from './classical.ts'
import { cubist } from './cubist.ts'
import { fairyTale } from './fairyTale.ts'
import { fantasy } from './fantasy.ts'
import { gothic } from './gothic.ts'
import { noir } from './noir.ts'
import { painterly, renaissance, vanGogh } from './painted.ts'
import { popArt } from './popArt.ts'
import { sophisticated } from './sophisticated.ts'
import { streetArt } from './streetArt.ts'
import type { Style } from './style.ts'

/**
 * The image styles that change the look of staged things, by name (IMG-07). The server doesn't compile if a style that hosts can
 * choose is missing here.
 */
export const styles = {
  abstractArt,
  baroque,
  classical,
  cubist,
  fairyTale,
  fantasy,
  gothic,
  noir,
  painterly,
  popArt,
  renaissance,
  sophisticated,
  streetArt,
  vanGogh,
} satisfies Readonly<Record<string, Style>>

/** The style for briefs that don't specify one, which shows a staged picture as it is. */
export const defaultStyle = 'none'

/** The name of a style that changes the look of things. */
export type DrawnStyleName = keyof typeof styles

export type StyleName = DrawnStyleName | typeof defaultStyle
