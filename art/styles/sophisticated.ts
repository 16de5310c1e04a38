import { type Canvas, side } from '../canvas.ts'
import { line, num, starPath } from '../svg.ts'
import type { Style } from './style.ts'
import { frame, grain } from './texture.ts'

const isDark = ({ variant }: Canvas): boolean => variant % 2 === 0
const foil = (canvas: Canvas): string => canvas.fixedColor(isDark(canvas) ? 0.82 : 0.6, 0.09, 82)
const paper = (canvas: Canvas): string => (isDark(canvas) ? canvas.tone(0.24, 0.05) : canvas.tone(0.96, 0.012))

/** A style with fine foil lines on paper and a lot of empty space. */
export const sophisticated: Style = {
  ground: (canvas) => {
    const ink = foil(canvas)
    const fan =
      Array.from({ length: 12 }, (_, index) =>
        line(
          `M0 0L${num(Math.cos((index / 11) * Math.PI * 0.5) * 150)} ${num(Math.sin((index / 11) * Math.PI * 0.5) * 150)}`,
          ink,
          2,
        ),
      ).join('') +
      [60, 105, 150]
        .map((r) => `<path d="M${r} 0A${r} ${r} 0 0 1 0 ${r}" fill="none" stroke="${ink}" stroke-width="2.4"/>`)
        .join('')
    const inner = [
      [1, 1, 58, 58],
      [-1, 1, 942, 58],
      [1, -1, 58, 942],
      [-1, -1, 942, 942],
    ]
      .map(([sx, sy, x, y]) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${fan}</g>`)
      .join('')
    const ring =
      canvas.variant === 0 || canvas.variant === 3
        ? `<circle cx="500" cy="${canvas.title === undefined ? 500 : 430}" r="272" fill="none" stroke="${ink}" stroke-width="2.4"/><circle cx="500" cy="${canvas.title === undefined ? 500 : 430}" r="286" fill="none" stroke="${ink}" stroke-width="5"/>`
        : ''
    return `<rect width="${side}" height="${side}" fill="${paper(canvas)}"/>${inner}${ring}`
  },
  tints: (canvas) => ({
    things: [paper(canvas)],
    numeral: canvas.fixedColor(isDark(canvas) ? 0.72 : 0.68, 0.08, 82),
  }),
  treat: (canvas) => ({
    saturation: 0,
    contrast: 1.2,
    tones: { dark: canvas.fixedColor(0.32, 0.05, 75), light: canvas.fixedColor(0.95, 0.08, 88), share: 1 },
    outline: { ink: foil(canvas), width: 3 },
  }),
  over: (canvas) => {
    const ink = foil(canvas)
    const spark = [
      [500, 118],
      [500, 882],
    ]
      .map(([x, y]) => `<path d="${starPath(4, 26, 5)}" transform="translate(${x} ${y})" fill="${ink}"/>`)
      .join('')
    return (
      frame(
        [
          [36, 5],
          [54, 1.6],
        ],
        ink,
      ) +
      spark +
      line('M390 118H450M550 118H610M390 882H450M550 882H610', ink, 2.4) +
      grain(canvas.random.below(999), 0.12, 0.9)
    )
  },
  room: { x: 250, y: 720, width: 500, height: 96 },
  hand: (canvas) => ({ ink: foil(canvas), weight: 0.85 }),
}
