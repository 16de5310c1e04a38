import { side, type Canvas } from '../canvas.ts'
import { num } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { corners, frame, glow, grain, scroll, vignette, wash } from './texture.ts'

const gold = (canvas: Canvas, lightness = 0.8): string => canvas.fixedColor(lightness, 0.12, 84)

/** Draws the left half of a curtain, with light and dark folds. */
function curtain({ tone, random }: Canvas): string {
  return Array.from({ length: 7 }, (_, index) => {
    const [x, ink] = [index * 30 - 30, tone(0.2 + (index % 3) * 0.09, 0.12, -0.1)]
    const foot = random.between(-20, 24)
    return `<path d="M${x} 0H${x + 44}C${x + 60} 330 ${num(x - 10 - index * 10)} 520 ${num(x / 2.2 + foot)} 660L${num(x / 2.6 + foot)} 1000H-40V660C${num(x - 40)} 500 ${x} 300 ${x} 0Z" fill="${ink}"/>`
  })
    .toReversed()
    .join('')
}

/** A dark style with gold, candlelight, open curtains, and scrolls in the corners. */
export const baroque: Style = {
  ground: (canvas) => {
    const half = curtain(canvas)
    return (
      wash('ground', canvas.fixedColor(0.16, 0.04, 40), canvas.tone(0.22, 0.08, 0.2)) +
      glow('light', 500, 520, 560, canvas.fixedColor(0.76, 0.12, 70), 0.75) +
      glow('core', 480, 480, 280, canvas.fixedColor(0.93, 0.09, 85), 0.6) +
      half +
      `<g transform="translate(${side} 0) scale(-1 1)">${half}</g>` +
      glow('floor', 500, 960, 420, canvas.fixedColor(0.12, 0.03, 40), 0.8)
    )
  },
  tints: ({ tone }) => ({
    things: [tone(0.48, 0.15), tone(0.48, 0.15, 1), tone(0.48, 0.15, 2)],
    numeral: tone(0.36, 0.12, -0.1),
  }),
  treat: ({ fixedColor }) => ({
    saturation: 0.9,
    contrast: 1.25,
    tones: { dark: fixedColor(0.2, 0.05, 50), light: fixedColor(0.93, 0.08, 85), share: 0.3 },
  }),
  over: (canvas) =>
    vignette(canvas.fixedColor(0.08, 0.02, 40), 0.8, 0.42) +
    corners(`<g transform="scale(.68)">${scroll(gold(canvas), 13)}</g>`) +
    frame(
      [
        [16, 12],
        [34, 3],
      ],
      gold(canvas, 0.72),
    ) +
    grain(canvas.random.below(999), 0.15, 0.9),
  room: topRoom,
  hand: (canvas) => ({
    ink: gold(canvas, 0.88),
    weight: 2.2,
    isNib: true,
    edge: { ink: canvas.fixedColor(0.14, 0.04, 40), weight: 1.6 },
  }),
}
