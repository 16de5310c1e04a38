import type { ImageStyle } from '@festoon/contract/imageStyles'
import { abstractArt } from './abstractArt.ts'
import { baroque } from './baroque.ts'
import { classical } from './classical.ts'
import { cubist } from './cubist.ts'
import { fairyTale } from './fairyTale.ts'
import { fantasy } from './fantasy.ts'
import { gothic } from './gothic.ts'
import { noir } from './noir.ts'
import { none } from './none.ts'
import { painterly, renaissance, vanGogh } from './painted.ts'
import { popArt } from './popArt.ts'
import { sophisticated } from './sophisticated.ts'
import { streetArt } from './streetArt.ts'
import type { Style } from './style.ts'

/** Every style that a host can choose (IMG-07): a new one does not compile until it is drawn. */
export const styles: Readonly<Record<ImageStyle, Style>> = {
  none,
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
}
