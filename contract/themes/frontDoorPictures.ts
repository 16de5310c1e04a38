import { partyGalleries } from './galleries.ts'
import { seasonalThemeIds } from './seasonalSamples.ts'

/** Ids of themes whose first image is shown next to text on the marketing pages. */
const besideWords = [726, 727, 728, 730, 739, 749, 753, 755, 792] as const

/**
 * Ids of all inspirations (such as `703-1`) whose images the welcome pages can show. The build renders these images in advance.
 */
export const frontDoorPictures: readonly string[] = [
  ...new Set([
    ...[...partyGalleries.flatMap(({ themes }) => themes.map(({ id }) => id)), ...besideWords, ...seasonalThemeIds].map(
      (id) => `${id}-1`,
    ),
    // Further images of one theme, shown as sample results of generating an invitation.
    '793-2',
    '793-3',
  ]),
]
