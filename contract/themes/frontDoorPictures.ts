import { anyPartyTheme } from '../rules/events/themeForLine.ts'
import { partyGalleries } from './galleries.ts'
import { seasonalThemeIds } from './seasonalSamples.ts'

/** Ids of the themes whose first image appears next to text on the welcome pages. */
const besideWords = [726, 727, 728, 730, 739, 749, 753, 755, 792] as const

/**
 * Ids, such as `703-1`, of the inspirations whose images appear on the welcome pages, and of the cover of parties that no theme fits. The
 * build draws these images in advance.
 */
export const frontDoorPictures: readonly string[] = [
  ...new Set([
    ...[...partyGalleries.flatMap(({ themes }) => themes.map(({ id }) => id)), ...besideWords, ...seasonalThemeIds].map(
      (id) => `${id}-1`,
    ),
    // Further images of one theme, shown as sample results of generating an invitation.
    '793-2',
    '793-3',
    `${anyPartyTheme}-1`,
  ]),
]
