import { paintThemeCover } from '@festoon/art/staging/paintCover'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** The pictures of an inspiration, 1024 pixels wide. */
export interface InspirationPictures {
  cover: Buffer
  /** The same in the shape of a cover in an email (mailCoverRatio). */
  mail: Buffer
}

/** Paints the pictures of an inspiration, one of the theme's covers. */
export const drawInspiration = async ({
  theme,
  at,
}: {
  theme: PartyTheme
  at: number
}): Promise<InspirationPictures> => ({
  cover: await paintThemeCover(theme, at),
  mail: await paintThemeCover(theme, at, 'mail'),
})
