import type { Sharp } from 'sharp'
import { side } from '../canvas.ts'
import { loadSharp } from '../loadSharp.ts'
import type { Palette } from '../palettes.ts'
import { seededRandom, type Random } from '../random.ts'
import { readScene } from '../scenes/readScene.ts'
import type { Pixels } from '../sprites/readSprite.ts'
import { grain, vignette } from '../styles/texture.ts'
import { num } from '../svg.ts'
import type { Thing } from '../things/thing.ts'
import { arrange, type Design } from './arrange.ts'
import { frameOf, type Frame, type Shape } from './frame.ts'
import { cornerOf, cut, drawMembers, shapeThing, type Layer, type Size } from './layers.ts'
import { settingOf, type SetName, type Setting } from './sets.ts'
import { castShadow, contactShadows } from './shadows.ts'

/** The input for a staged picture: rendered things in a place, in the colors of a palette. */
export interface StagedBrief extends Design {
  set: SetName
  /** The things to show, most prominent first. */
  cast: readonly Thing[]
  inks: Palette
  seed: number
  hasConfetti: boolean
  /** The length of the shorter side in pixels. */
  size?: number
  shape?: Shape
}

/** Returns the colors of the parts of a picture's things that can have any, the subject's first. Further things repeat them. */
export const tintsOf = ({ pop, glow, mid, soft, paper }: Palette): readonly string[] => [pop, glow, mid, soft, paper]

/** Draws markup over a whole picture, whose view box is `frame`. */
const document = ({ width, height }: Size, frame: Frame, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}">${body}</svg>`,
  )

/** Stretches markup that was drawn for a square over a frame, or fills the frame with a part of it. */
const spread = ({ width, height }: Frame, body: string, fit: 'stretch' | 'fill'): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${side} ${side}" preserveAspectRatio="${fit === 'stretch' ? 'none' : 'xMidYMid slice'}">${body}</svg>`

/** Draws confetti as small bent papers: `count` in a square, and as close together in other frames. `size` is the length of a piece. */
function papers(
  random: Random,
  { width: right, height: bottom }: Frame,
  count: number,
  inks: readonly string[],
  size: number,
): string {
  const total = Math.round((count * right * bottom) / side ** 2)
  return Array.from({ length: total }, () => {
    const [x, y] = [random.between(0, right), random.between(0, bottom)]
    // Leaves the middle free for the subject.
    if (Math.abs(x - right / 2) < 230 && Math.abs(y - bottom * 0.56) < 260 && random.below(5) > 0) return ''
    const length = size * random.between(0.6, 1.3)
    const width = length * random.between(0.25, 0.6)
    const turn = num(random.between(0, 180))
    const ink = random.pick(inks)
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) skewX(${num(random.between(-25, 25))})"><rect x="${num(-length / 2)}" y="${num(-width / 2)}" width="${num(length)}" height="${num(width)}" rx="1.5" fill="${ink}"/><rect x="${num(-length / 2)}" y="${num(-width / 2)}" width="${num(length)}" height="${num(width * 0.42)}" rx="1.5" fill="#ffffff" opacity=".34"/></g>`
  }).join('')
}

/** Returns the empty place, with three bytes per pixel. */
async function emptyPlace({ place }: Setting, inks: Palette, size: Size, frame: Frame): Promise<Buffer> {
  if ('scene' in place) return (await readScene(place.scene, inks, { view: place.view, ...size })).data
  const sharp = await loadSharp()
  return sharp(document(size, frame, spread(frame, place.markup, 'fill')))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Gives a thing the color of the light around it. */
async function lit(picture: Pixels, light: string): Promise<Pixels> {
  if (light === '#ffffff') return picture
  const { data, width, height } = picture
  const sharp = await loadSharp()
  const shares = [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16) / 255)
  const coloredImage = await sharp(data, { raw: { width, height, channels: 4 } })
    .linear([...shares, 1], [0, 0, 0, 0])
    .raw()
    .toBuffer()
  return { data: coloredImage, width, height }
}

/**
 * Paints rendered things in a place as a picture without an alpha channel, ready to be encoded. The same brief always gives the same
 * picture.
 */
export async function paintStaged(brief: StagedBrief): Promise<Sharp> {
  const { inks, seed, size: shorter = 1_024, shape = 'square' } = brief
  const sharp = await loadSharp()
  const random = seededRandom(Math.imul(seed, 2_654_435_761))
  const frame = frameOf(shape)
  const scale = shorter / side
  const size: Size = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  const setting = settingOf(brief.set, inks, random, frame)
  const tints = tintsOf(inks)
  const drawings = await drawMembers(
    brief.cast,
    brief.numeral,
    (thing, member) => thing.ink ?? tints[member % tints.length] ?? inks.pop,
  )
  const placements = arrange(brief.cast, { floor: setting.floor, frame }, random, brief, drawings.ratioOf)
  const pictures = await Promise.all(
    placements.map(async (one) => lit(await shapeThing(drawings.of(one), one, scale), setting.light)),
  )
  const layers: Layer[] = []
  const widths = pictures.map(({ width }) => width / scale)
  const pieces = [inks.pop, inks.glow, inks.paper, inks.soft, inks.mid]
  const all = { left: 0, top: 0 }
  /** Confetti that is out of focus. The least blur that sharp accepts is 0.3. */
  const distant = (count: number, length: number, blur: number): Promise<Buffer> =>
    sharp(document(size, frame, papers(random, frame, count, pieces, length)))
      .blur(Math.max(0.3, blur * scale))
      .png()
      .toBuffer()
  if (brief.hasConfetti) layers.push({ input: await distant(70, 15, 2.2), ...all })
  const { shade, cast: strength } = setting
  layers.push({ input: document(size, frame, contactShadows(placements, widths, shade)), ...all })
  for (const [index, placement] of placements.entries()) {
    const picture = pictures[index]
    if (!picture) continue
    const [left, top] = cornerOf(placement, picture, scale).map(Math.round)
    if (strength > 0 && placement.isGrounded) {
      const shadow = await castShadow(picture, placement, { shade, strength }, scale, size)
      if (shadow) layers.push(shadow)
    }
    if (setting.mirrors && placement.isGrounded) {
      const reflection = await mirrorPicture(picture)
      const layer = await cut(reflection, left ?? 0, Math.round(placement.y * scale - 8 * scale), size)
      if (layer) layers.push(layer)
    }
    const layer = await cut(picture, left ?? 0, top ?? 0, size)
    if (layer) layers.push(layer)
  }
  if (brief.hasConfetti)
    layers.push(
      { input: document(size, frame, papers(random, frame, 34, pieces, 21)), ...all },
      { input: await distant(9, 62, 9), ...all },
    )
  layers.push({
    input: document(
      size,
      frame,
      spread(frame, vignette(shade, 0.26, 0.62), 'stretch') +
        spread(frame, grain(random.below(999), 0.06, 0.9, inks.ink), 'fill'),
    ),
    ...all,
  })
  const raw = { ...size, channels: 3 } as const
  const ground = await emptyPlace(setting, inks, size, frame)
  const picture = await sharp(ground, { raw }).composite(layers).removeAlpha().raw().toBuffer()
  return sharp(picture, { raw })
}

/** Returns a picture upside down, fading out downward like a reflection. */
async function mirrorPicture(picture: Pixels): Promise<Pixels> {
  const sharp = await loadSharp()
  const { width, height } = picture
  const data = await sharp(picture.data, { raw: { width, height, channels: 4 } })
    .flip()
    .blur(1.2)
    .raw()
    .toBuffer()
  for (let row = 0; row < height; row += 1) {
    const share = Math.max(0, 0.26 * (1 - (row / height) * 2.2))
    for (let at = row * width * 4 + 3; at < (row + 1) * width * 4; at += 4) data[at] = (data[at] ?? 0) * share
  }
  return { data, width, height }
}
