import { type Canvas, side } from '../canvas.ts'
import { starPath } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { grain, halftone, rays } from './texture.ts'

const black = ({ fixedColor }: Canvas): string => fixedColor(0.16, 0.01, 280)
/** Hue offsets, in radians, for the background of each quarter and its dots. */
const screens = [
  [0, 3.4],
  [1.6, 0.3],
  [3.1, 1.6],
  [4.7, 2.9],
] as const

/** A style like bold prints, with thick black outlines, strong flat colors, and halftone dots. */
export const popArt: Style = {
  ground: (canvas) => {
    const { tone, variant, random } = canvas
    if (variant % 2 === 0)
      return screens
        .map(
          ([turn, accent], index) =>
            `<rect x="${(index % 2) * 500}" y="${Math.floor(index / 2) * 500}" width="500" height="500" fill="${tone(0.83, 0.17, turn + random.between(-0.1, 0.1))}"/>${index % 2 === (variant / 2) % 2 ? '' : `<g style="mix-blend-mode:multiply" opacity=".45" clip-path="inset(0)"><rect x="${(index % 2) * 500}" y="${Math.floor(index / 2) * 500}" width="500" height="500" fill="url(#dots${index})"/></g><defs><pattern id="dots${index}" width="26" height="26" patternUnits="userSpaceOnUse"><circle cx="6.5" cy="6.5" r="6" fill="${tone(0.7, 0.2, accent)}"/><circle cx="19.5" cy="19.5" r="6" fill="${tone(0.7, 0.2, accent)}"/></pattern></defs>`}`,
        )
        .join('')
        .concat(`<path d="M500 0V1000M0 500H1000" stroke="${canvas.fixedColor(0.99, 0.005, 90)}" stroke-width="20"/>`)
    const sky = tone(0.85, 0.17, variant === 1 ? 1.7 : 3.2)
    return `<rect width="${side}" height="${side}" fill="${sky}"/>${rays(500, 560, 14, tone(0.68, 0.22), 1)}${halftone(tone(0.97, 0.03), 30, (x, y) => Math.max(0, 1.1 - Math.hypot(x - 0.5, y - 0.56) * 1.7))}<path d="${starPath(18, 430, 330)}" transform="translate(500 570)" fill="${tone(0.97, 0.02)}" stroke="${black(canvas)}" stroke-width="11"/>`
  },
  tints: ({ tone }) => ({
    things: [tone(0.65, 0.24, 1.9), tone(0.65, 0.24, 3), tone(0.65, 0.24, 4.1)],
    numeral: tone(0.6, 0.23, 4.1),
  }),
  treat: (canvas) => ({
    patches: 7,
    levels: 3,
    saturation: 1.7,
    contrast: 1.2,
    outline: { ink: black(canvas), width: 9 },
  }),
  over: (canvas) => {
    return `<rect x="8" y="8" width="984" height="984" fill="none" stroke="${black(canvas)}" stroke-width="16"/>${grain(canvas.random.below(999), 0.14, 0.9)}`
  },
  plate: (canvas, { x, y, width, height }) =>
    `<path d="M${x - 50} ${y + 10}L${x + width + 20} ${y - 26} ${x + width + 54} ${y + height - 6} ${x - 20} ${y + height + 26}Z" fill="${canvas.tone(0.9, 0.17, 1.6)}" stroke="${black(canvas)}" stroke-width="11" stroke-linejoin="round"/>`,
  room: topRoom,
  hand: (canvas) => ({
    ink: canvas.tone(0.63, 0.24),
    weight: 2.7,
    isSquare: true,
    lean: 10,
    edge: { ink: black(canvas), weight: 1.6 },
  }),
}
