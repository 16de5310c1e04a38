import { type Canvas, side } from '../canvas.ts'
import type { Layout } from '../layouts.ts'
import { line, num, withOutline, starPath } from '../svg.ts'
import type { Style } from './style.ts'
import { frame, grain } from './texture.ts'

const isDark = ({ variant }: Canvas): boolean => variant % 2 === 0
const foil = (canvas: Canvas): string => canvas.fixedColor(isDark(canvas) ? 0.82 : 0.6, 0.09, 82)
const paper = (canvas: Canvas): string => (isDark(canvas) ? canvas.tone(0.24, 0.05) : canvas.tone(0.96, 0.012))

/** A layout with one motif and a lot of empty space. */
const alone: Layout = {
  room: { x: 250, y: 720, width: 500, height: 96 },
  draw: ({ title }, place) => place(0, 500, title === undefined ? 500 : 430, title === undefined ? 2.1 : 1.75),
}
/** A layout with three motifs in a row. */
const row: Layout = {
  room: { x: 250, y: 690, width: 500, height: 96 },
  draw: ({ title }, place) => {
    const y = title === undefined ? 500 : 440
    return place(1, 250, y + 20, 0.8) + place(2, 750, y + 20, 0.8) + place(0, 500, y, 1.45)
  },
}

/** A style with fine foil lines on paper and a lot of empty space. */
export const sophisticated: Style = {
  layouts: [alone, row, row, alone],
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
  treat: (canvas) => ({
    saturation: 0,
    contrast: 1.2,
    tones: { dark: canvas.fixedColor(0.32, 0.05, 75), light: canvas.fixedColor(0.95, 0.08, 88), share: 1 },
    outline: { ink: foil(canvas), width: 3 },
  }),
  inks: (canvas) => {
    const ground = paper(canvas)
    return {
      main: ground,
      second: ground,
      third: canvas.fixedColor(isDark(canvas) ? 0.72 : 0.68, 0.08, 82),
      dark: foil(canvas),
      light: ground,
    }
  },
  dress: (body, canvas) => withOutline(body, foil(canvas), 2.6),
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
  hand: (canvas) => ({ ink: foil(canvas), weight: 0.85 }),
}
