import { side } from './canvas.ts'
import { loadSharp } from './loadSharp.ts'
import type { Random } from './random.ts'
import type { Brush } from './styles/style.ts'
import { num } from './svg.ts'

/** An image with separate markup for the background and the things. */
interface LayeredImage {
  ground: string
  things: string
  /** Wraps shapes in a complete SVG document. */
  frame: (body: string) => string
}

/** Side length, in px, of the small copy of the image from which strokes take their colors. */
const sample = 260

/**
 * Paints brush strokes over an image and returns the result as SVG markup. Strokes take their colors from the
 * image. They follow the edges of shapes or, elsewhere, a flowing pattern.
 */
export async function paintWithBrush(picture: LayeredImage, brush: Brush, random: Random): Promise<string> {
  const { layers, swirl, jitter, clarity } = brush
  const plain = picture.ground + picture.things
  const sharp = await loadSharp()
  const small = sharp(Buffer.from(picture.frame(plain)))
    .resize(sample, sample)
    .flatten()
    .blur(0.6)
    .raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const clamp = (value: number): number => Math.min(sample - 1, Math.max(0, Math.floor(value)))
  const start = (x: number, y: number): number => (clamp(y) * sample + clamp(x)) * info.channels
  const channel = (at: number): number => data[at] ?? 0
  const light = (x: number, y: number): number => {
    const at = start(x, y)
    return channel(at) * 0.3 + channel(at + 1) * 0.59 + channel(at + 2) * 0.11
  }
  const phase = random.between(0, 6)
  const flow = (x: number, y: number): number =>
    Math.sin(x * 0.0062 + phase) * 1.5 + Math.cos(y * 0.0074 - phase) * 1.4 + Math.sin((x + y) * 0.0041) * 0.9
  const shade = (value: number, by: number): string =>
    Math.min(255, Math.max(0, Math.round(value + by)))
      .toString(16)
      .padStart(2, '0')

  const stroke = (size: number, length: number): string => {
    const [x, y] = [random.between(-10, side + 10), random.between(-10, side + 10)]
    const [sx, sy] = [(x / side) * sample, (y / side) * sample]
    const dx = light(sx + 2, sy) - light(sx - 2, sy)
    const dy = light(sx, sy + 2) - light(sx, sy - 2)
    const edge = Math.hypot(dx, dy)
    // Follows edges so that shapes stay recognizable. Elsewhere, follows the brush.
    const along = Math.atan2(dx, -dy)
    const free = flow(x, y) * (swirl > 0.3 ? 1 : 0.4)
    const angle = edge > 26 ? along : free
    const reach = (size * length * (edge > 60 ? 0.55 : 1)) / 2
    const bend = (swirl + 0.15) * reach * random.between(-0.5, 0.9)
    const [cx, cy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const at = start(sx, sy)
    const by = random.between(-26, 26) * jitter
    const ink = `#${shade(channel(at), by + random.between(-9, 9) * jitter)}${shade(channel(at + 1), by)}${shade(channel(at + 2), by + random.between(-9, 9) * jitter)}`
    const width = size * random.between(0.6, 1.05) * (edge > 60 ? 0.7 : 1)
    return `<path d="M${num(x - cx)} ${num(y - cy)}Q${num(x - Math.sin(angle) * bend)} ${num(y + Math.cos(angle) * bend)} ${num(x + cx)} ${num(y + cy)}" stroke="${ink}" stroke-width="${num(width)}"/>`
  }
  const strokeLayers = layers.map(({ size, count, length, opacity }) => {
    const strokes = Array.from({ length: count }, () => stroke(size, length)).join('')
    return `<g fill="none" stroke-linecap="round" opacity="${opacity}">${strokes}</g>`
  })
  // Draws the things again before the finest strokes, because otherwise they would be hard to recognize.
  const finest = strokeLayers.pop() ?? ''
  return `${plain}${strokeLayers.join('')}<g opacity="${clarity}">${picture.things}</g>${finest}`
}
