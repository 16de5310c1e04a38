import { imageStyles } from '@festoon/contract/imageStyles'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { promptOf } from '../../inspirations.ts'
import { paintArt } from './art/paintArt.ts'

/** The picture of an inspiration: the theme's own seed and colours, each in another style and composition. */
export function drawInspiration({ theme, at }: { theme: PartyTheme; at: number }): Promise<Buffer> {
  const style = imageStyles[at === 0 ? 0 : (theme.artSeed + at * 7) % imageStyles.length]?.id
  return paintArt({
    prompt: `${promptOf(theme, at)} ${theme.name}`,
    palette: theme.colours,
    seed: theme.artSeed * 4 + at * 2,
    ...(style === undefined ? {} : { style }),
  })
}
