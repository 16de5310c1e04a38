import type { OverlayOptions } from 'sharp'
import * as copy from '@festoon/contract/messages/linkCard'
import { eventTheme } from '@festoon/tokens/eventTheme'
import { loadSharp } from '../../core/loadSharp.ts'
import { cardText } from './cardText.ts'
import type { EventPicture } from './eventPicture.ts'
import { bold, fitCover, medium, renderLine, type Line } from './pictureLines.ts'
import { renderTitle } from './renderTitle.ts'

/** The size in pixels that chat apps and social networks expect of a preview image. */
const cardSize = { width: 1_200, height: 630 } as const
const coverWidth = 540
/** The margin in pixels, wide enough that no app's rounded corners or cropping touch the text. */
const margin = 60
/** The font sizes for the title in pixels, largest first, and those for a card without a cover. */
const sizes = [112, 98, 86, 76, 66, 58, 50, 42, 34, 28]
const sizesAlone = [200, 170, 140, ...sizes]
const titleHeight = 330

/** The font sizes for the date in pixels, largest first. */
const dateSizes = [44, 40, 36, 32]
/** The space in pixels between the date and the edges of its pill. */
const pill = { x: 30, y: 20 } as const

/** Renders the date on one line, in a pill in the color of buttons. A date that is too long for any size takes more rows. */
async function renderDate(text: string, width: number, { fill, ink }: { fill: string; ink: string }): Promise<Line> {
  let line: Line | undefined
  for (const size of dateSizes) {
    line = await renderLine(text, { style: bold, size, color: ink, width: width - 2 * pill.x })
    if (line.height < size * 1.5) break
  }
  if (!line) throw new Error('There are no sizes for the date')
  const [wide, tall] = [line.width + 2 * pill.x, line.height + 2 * pill.y]
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}"><rect width="${wide}" height="${tall}" rx="${Math.min(tall / 2, 42)}" fill="${fill}"/></svg>`
  const sharp = await loadSharp()
  const input = await sharp(Buffer.from(ground))
    .composite([{ input: line.input, left: pill.x, top: pill.y }])
    .png()
    .toBuffer()
  return { input, width: wide, height: tall }
}

/**
 * Draws a link card, the preview image that chat apps show for a link to an event, as a JPEG: the cover image (if any), the
 * title, the start, and the host, in the event's colors. Large, because chats show it about 300 pixels wide.
 */
export async function drawLinkCard(card: EventPicture, cover: Buffer | undefined): Promise<Buffer> {
  const { color } = eventTheme(card.colors)
  const [title, host] = [cardText(card.title), cardText(card.hostedBy)]
  const image = cover && (await fitCover(cover, coverWidth, cardSize.height))
  const left = image ? coverWidth + margin : margin
  const width = cardSize.width - left - margin
  const lines: (Line & { gap: number })[] = []
  const [opening, tone] = card.isCanceled ? ([copy.canceled, 'error'] as const) : ([copy.invited, 'ink-muted'] as const)
  lines.push({ ...(await renderLine(opening, { style: medium, size: 34, color: color[tone], width })), gap: 0 })
  if (title !== undefined)
    lines.push({
      ...(await renderTitle(title, {
        lettering: card.lettering,
        sizes: image ? sizes : sizesAlone,
        height: titleHeight,
        color: color.ink,
        width,
      })),
      gap: 26,
    })
  lines.push({
    ...(await renderDate(card.start, width, { fill: color.button, ink: color['button-ink'] })),
    gap: 40,
  })
  if (host !== undefined)
    lines.push({
      ...(await renderLine(copy.hostedBy(host), { style: medium, size: 32, color: color['ink-muted'], width })),
      gap: 30,
    })
  const height = lines.reduce((sum, line) => sum + line.gap + line.height, 0)

  let top = Math.max(margin, Math.round((cardSize.height - height) / 2))
  const layers: OverlayOptions[] = []
  if (image) layers.push({ input: image, left: 0, top: 0 })
  for (const { input, gap, height: tall } of lines) {
    top += gap
    layers.push({ input, left, top: Math.min(top, cardSize.height - tall) })
    top += tall
  }
  const sharp = await loadSharp()
  return sharp({ create: { ...cardSize, channels: 3, background: image ? color.page : color.tint } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
