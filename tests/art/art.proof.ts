import { it } from 'vitest'
import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import { paintArt } from '../../art/paintArt.ts'
import { paintThemeCover } from '../../art/staging/paintCover.ts'
import { measure } from '../support/load/figure.ts'

const palette = { primary: '#fae5ff', text: '#000000' }
const brief = { prompt: 'Maya turns 6, dinosaurs', palette, seed: 4, title: 'Maya Turns 6' }

/** Returns the processor time that drawing takes, in ms. */
async function processorMs(draw: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await draw()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

it('draws an image in any style in less than 1.5 s of processor time', async () => {
  const times = []
  for (const { id: style } of imageStyles)
    times.push({
      what: `processor time of style ${style}`,
      value: await processorMs(() => paintArt({ ...brief, style })),
      unit: 'ms' as const,
      max: 1_500,
    })
  measure(...times)
})

it('draws a cover of the front page in less than a second of processor time', async () => {
  const times = []
  for (const theme of partyGalleries.flatMap(({ themes }) => themes))
    times.push(await processorMs(() => paintThemeCover(theme, 0)))
  measure({ what: 'processor time of the slowest cover', value: Math.max(...times), unit: 'ms', max: 1_000 })
})
