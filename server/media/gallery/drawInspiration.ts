import { paintArt } from '@festoon/art/paintArt'
import { paintPoster } from '@festoon/art/posters/paintPoster'
import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { promptOf } from './inspirations.ts'

/**
 * Draws the image of an inspiration, 1024 pixels wide. The first two inspirations of a theme with posters are the posters. All
 * other images are generated from a prompt.
 */
export async function drawInspiration({ theme, at }: { theme: PartyTheme; at: number }): Promise<Buffer> {
  const poster = at === 0 || at === 1 ? await paintPoster(theme, at) : undefined
  if (poster !== undefined) return poster
  const style = imageStyles[(theme.artSeed + at * 7) % imageStyles.length]?.id
  return paintArt({
    prompt: `${promptOf(theme, at)} ${theme.name}`,
    palette: theme.colors,
    seed: theme.artSeed * 4 + at * 2,
    ...(style === undefined ? {} : { style }),
  })
}
