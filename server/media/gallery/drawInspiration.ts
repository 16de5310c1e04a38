import { paintThemeCover } from '@festoon/art/staging/paintCover'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** Paints the image of an inspiration, one of the theme's covers, 1024 pixels wide. */
export const drawInspiration = ({ theme, at }: { theme: PartyTheme; at: number }): Promise<Buffer> =>
  paintThemeCover(theme, at)
