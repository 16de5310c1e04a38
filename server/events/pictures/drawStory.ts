import type { OverlayOptions } from 'sharp'
import * as copy from '@festoon/contract/messages/linkCard'
import { eventTheme } from '@festoon/tokens/eventTheme'
import { loadSharp } from '../../core/loadSharp.ts'
import { cardText } from './cardText.ts'
import type { EventPicture } from './eventPicture.ts'
import { bold, fitCover, medium, renderLine, type Line } from './pictureLines.ts'
import { renderTitle } from './renderTitle.ts'

/** The size in pixels of a story on social networks. */
const storySize = { width: 1_080, height: 1_920 } as const
const cardWidth = 880
/** The cover is shown in full, because most covers are square. */
const coverHeight = cardWidth
const padding = 64
const corner = 56
const width = cardWidth - 2 * padding

/** The font sizes for the title in pixels, largest first. */
const sizes = [96, 80, 68, 58, 50, 42, 36]
const titleHeight = 280

const svg = (w: number, h: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${content}</svg>`)

/** Returns a picture of the given size that surrounds the card: the cover, blurred and darkened, or a plain color. */
async function backdrop(cover: Buffer | undefined, color: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width: w, height: h } = storySize
  const small = cover && (await fitCover(cover, w / 12, h / 12))
  if (!small)
    return sharp({ create: { ...storySize, channels: 3, background: color } })
      .png()
      .toBuffer()
  return sharp(small)
    .blur(5)
    .resize({ width: w, height: h, kernel: 'cubic' })
    .modulate({ brightness: 0.72 })
    .png()
    .toBuffer()
}

/**
 * Draws a picture of 1080 by 1920 pixels for a story on social networks, as a JPEG: a card with the cover (if any), the title,
 * the date and time, and the host, in the event's colors. `link` is printed below the card, because links in pictures can't be
 * opened.
 */
export async function drawStory(story: EventPicture, cover: Buffer | undefined, link: string): Promise<Buffer> {
  const { color } = eventTheme(story.colors)
  const [title, host] = [cardText(story.title), cardText(story.hostedBy)]
  const look = { width, align: 'center' } as const
  const lines: (Line & { gap: number })[] = []
  const [opening, tone] = story.isCanceled
    ? ([copy.canceled, 'error'] as const)
    : ([copy.invited, 'ink-muted'] as const)
  lines.push({ ...(await renderLine(opening, { ...look, style: medium, size: 36, color: color[tone] })), gap: 0 })
  if (title !== undefined)
    lines.push({
      ...(await renderTitle(title, {
        ...look,
        lettering: story.lettering,
        sizes,
        height: titleHeight,
        color: color.ink,
      })),
      gap: 24,
    })
  lines.push({ ...(await renderLine(story.day, { ...look, style: bold, size: 44, color: color.highlight })), gap: 40 })
  if (story.time !== '')
    lines.push({ ...(await renderLine(story.time, { ...look, style: medium, size: 38, color: color.ink })), gap: 14 })
  if (host !== undefined)
    lines.push({
      ...(await renderLine(copy.hostedBy(host), { ...look, style: medium, size: 34, color: color['ink-muted'] })),
      gap: 30,
    })

  const sharp = await loadSharp()
  const image = cover && (await fitCover(cover, cardWidth, coverHeight))
  const imageHeight = image ? coverHeight : 0
  const textHeight = lines.reduce((sum, line) => sum + line.gap + line.height, 0)
  const cardHeight = imageHeight + textHeight + 2 * padding
  const inside: OverlayOptions[] = image ? [{ input: image, left: 0, top: 0 }] : []
  let down = imageHeight + padding
  for (const { input, gap, width: wide, height: tall } of lines) {
    down += gap
    inside.push({ input, left: Math.round((cardWidth - wide) / 2), top: down })
    down += tall
  }
  const roundedRect = `<rect width="${cardWidth}" height="${cardHeight}" rx="${corner}"/>`
  const card = await sharp({
    create: { width: cardWidth, height: cardHeight, channels: 4, background: color.page },
  })
    .composite([...inside, { input: svg(cardWidth, cardHeight, roundedRect), blend: 'dest-in' }])
    .png()
    .toBuffer()

  // A pill behind the link keeps it readable on every cover.
  const address = await renderLine(link, { style: medium, size: 36, color: color.ink, width: 860, align: 'center' })
  const [pillWidth, pillHeight] = [address.width + 88, address.height + 44]
  const pill = svg(
    pillWidth,
    pillHeight,
    `<rect width="${pillWidth}" height="${pillHeight}" rx="${pillHeight / 2}" fill="${color.page}"/>`,
  )
  const gap = 56
  const left = Math.round((storySize.width - cardWidth) / 2)
  const top = Math.max(40, Math.round((storySize.height - cardHeight - gap - pillHeight) / 2))
  const below = top + cardHeight + gap
  const middle = (wide: number): number => Math.round((storySize.width - wide) / 2)
  return sharp(await backdrop(cover, color['tint-hover']))
    .composite([
      { input: card, left, top },
      { input: pill, left: middle(pillWidth), top: below },
      { input: address.input, left: middle(address.width), top: below + 22 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
