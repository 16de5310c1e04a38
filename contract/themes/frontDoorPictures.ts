import { partyGalleries } from './galleries.ts'
import { seasonalThemeIds } from './seasonalSamples.ts'

/** Themes whose first picture stands beside the words of the marketing page. */
const besideWords = [726, 727, 728, 730, 739, 749, 753, 755, 792] as const

/** The inspirations, `703-1`, whose pictures the front doors show on some day: the build draws them ahead of everybody. */
export const frontDoorPictures: readonly string[] = [
  ...new Set([
    ...[...partyGalleries.flatMap(({ themes }) => themes.map(({ id }) => id)), ...besideWords, ...seasonalThemeIds].map(
      (id) => `${id}-1`,
    ),
    // Four pictures of one party, as somebody gets them who describes theirs.
    '793-2',
    '793-3',
  ]),
]
