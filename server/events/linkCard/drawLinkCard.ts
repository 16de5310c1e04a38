import * as copy from '@festoon/contract/messages/linkCard'
import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColors } from '@festoon/tokens/palette'
import { createRequire } from 'node:module'
import type { OverlayOptions } from 'sharp'
import { loadSharp } from '../../core/loadSharp.ts'
import { cardText } from './cardText.ts'

/**
 * The content of a link card, the preview image that chat apps show for a link to an event. The card is public, so it never
 * includes the location (AUTHZ-18).
 */
export interface LinkCard {
  title: string
  /** The formatted date of the event. */
  day: string
  time: string
  hostedBy: string
  isCanceled: boolean
  colors: EventColors
}

/** The size in pixels that chat apps and social networks expect of a preview image. */
const cardSize = { width: 1_200, height: 630 } as const
const coverWidth = 560
const margin = 56
const textWidth = cardSize.width - coverWidth - 2 * margin

const fontFile = (weight: string): string =>
  createRequire(import.meta.url).resolve(
    `@expo-google-fonts/bricolage-grotesque/${weight}/BricolageGrotesque_${weight}.ttf`,
  )
const bold = { font: 'Bricolage Grotesque Bold', weight: '700Bold' }
const medium = { font: 'Bricolage Grotesque Medium', weight: '500Medium' }

/** The font sizes for the title in pixels, largest first. */
const titleSizes = [84, 72, 60, 50, 42, 34, 28]
const titleHeight = 300

interface Line {
  input: Buffer
  width: number
  height: number
}

interface Style {
  font: string
  weight: string
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

async function written(text: string, { font, weight }: Style, size: number, color: string): Promise<Line> {
  const sharp = await loadSharp()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: fontFile(weight),
      width: textWidth,
      rgba: true,
      dpi: 72,
      spacing: 0,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/**
 * Renders the title in the largest size that fits, or one size smaller if that saves a line. Cuts off a title that doesn't fit
 * in any size.
 */
async function writtenTitle(title: string, color: string): Promise<Line> {
  let fitting: Line | undefined
  for (const size of titleSizes) {
    const line = await written(title, bold, size, color)
    if (fitting) return line.height < fitting.height * 0.7 ? line : fitting
    if (line.height <= titleHeight) fitting = line
  }
  if (fitting) return fitting
  const { input, width } = await written(title, bold, titleSizes.at(-1) ?? 28, color)
  const sharp = await loadSharp()
  const top = await sharp(input).extract({ left: 0, top: 0, width, height: titleHeight }).toBuffer()
  return { input: top, width, height: titleHeight }
}

/**
 * Crops and resizes the cover image to its frame. Returns undefined if the file isn't a valid image, so that the card is drawn
 * without it.
 */
async function fittedCover(cover: Buffer): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  const size = { width: coverWidth, height: cardSize.height, fit: 'cover' } as const
  return sharp(cover)
    .resize(size)
    .png()
    .toBuffer()
    .catch(() => undefined)
}

/** Draws a link card as a JPEG: the cover image (if any), the title, the date and time, and the host, in the event's colors. */
export async function drawLinkCard(card: LinkCard, cover: Buffer | undefined): Promise<Buffer> {
  const { color } = eventTheme(card.colors)
  const [title, host] = [cardText(card.title), cardText(card.hostedBy)]
  const lines: (Line & { gap: number })[] = []
  const [opening, tone] = card.isCanceled ? ([copy.canceled, 'error'] as const) : ([copy.invited, 'ink-muted'] as const)
  lines.push({ ...(await written(opening, medium, 30, color[tone])), gap: 0 })
  if (title !== undefined) lines.push({ ...(await writtenTitle(title, color.ink)), gap: 22 })
  const dateSize = title === undefined ? 60 : 34
  lines.push({ ...(await written(card.day, bold, dateSize, color.highlight)), gap: 42 })
  lines.push({ ...(await written(card.time, medium, 30, color.ink)), gap: 16 })
  if (host !== undefined)
    lines.push({ ...(await written(copy.hostedBy(host), medium, 28, color['ink-muted'])), gap: 30 })
  const height = lines.reduce((sum, line) => sum + line.gap + line.height, 0)

  const image = cover && (await fittedCover(cover))
  const left = image ? coverWidth + margin : margin
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
