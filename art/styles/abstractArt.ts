import { type Canvas, side } from '../canvas.ts'
import { dot, line, num } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { grain } from './texture.ts'

/** Draws an irregular round shape, like a paper cutout. */
function blob({ random }: Canvas, x: number, y: number, size: number, fill: string): string {
  const count = 7
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const reach = size * random.between(0.62, 1.12)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  const mid = (index: number): string => {
    const [a, b] = [points[index % count] ?? [0, 0], points[(index + 1) % count] ?? [0, 0]]
    return `${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}`
  }
  const curves = points.map((_, index) => {
    const [px, py] = points[(index + 1) % count] ?? [0, 0]
    return `Q${num(px)} ${num(py)} ${mid(index + 1)}`
  })
  return `<path d="M${mid(0)}${curves.join('')}Z" fill="${fill}"/>`
}

/** A style of overlapping cutouts, arcs, and lines, in which things have few details and colors. */
export const abstractArt: Style = {
  ground: (canvas) => {
    const { random, tone } = canvas
    const fills = [
      tone(0.68, 0.2),
      tone(0.82, 0.16, 1.6),
      tone(0.58, 0.19, 2.9),
      tone(0.75, 0.16, -1.4),
      tone(0.3, 0.1, 2.9),
    ]
    const blobs = Array.from({ length: 8 }, (_, index) =>
      blob(canvas, random.between(50, 950), random.between(50, 950), random.between(120, 270), fills[index % 5] ?? ''),
    )
    const bands = Array.from(
      { length: 3 },
      (_, index) =>
        `<rect x="${num(random.between(-100, 800))}" y="${num(random.between(-100, 800))}" width="${num(random.between(160, 420))}" height="${num(random.between(160, 420))}" fill="${fills[(index + 2) % 5]}" opacity=".9" transform="rotate(${num(random.between(-16, 16))} 500 500)"/>`,
    )
    const arcs = Array.from(
      { length: 4 },
      (_, index) =>
        `<circle cx="${num(random.between(80, 920))}" cy="${num(random.between(80, 920))}" r="${num(random.between(60, 220))}" fill="none" stroke="${fills[(index + 1) % 5]}" stroke-width="${num(random.between(10, 34))}"/>`,
    )
    return `<rect width="${side}" height="${side}" fill="${tone(0.95, 0.03, 0.6)}"/>${bands.join('')}${blobs.join('')}${arcs.join('')}`
  },
  tints: ({ tone }) => ({
    things: [tone(0.25, 0.09, 2.9), tone(0.97, 0.03, 0.6), tone(0.87, 0.16, 1.6), tone(0.5, 0.2, 0.1)],
    numeral: tone(0.5, 0.2, 0.1),
  }),
  treat: () => ({ patches: 15, levels: 4, saturation: 1.35, contrast: 1.1 }),
  over: ({ random, tone }) => {
    const ink = tone(0.22, 0.06, 2.9)
    const strokes = Array.from({ length: 6 }, () => {
      const [x, y] = [random.between(40, 800), random.between(60, 940)]
      return line(
        `M${num(x)} ${num(y)}q${num(random.between(30, 90))} ${num(random.between(-120, 120))} ${num(random.between(80, 220))} ${num(random.between(-60, 60))}`,
        ink,
        random.between(3, 7),
      )
    })
    const dots = Array.from({ length: 14 }, () =>
      dot(
        random.between(30, 970),
        random.between(30, 970),
        random.between(5, 15),
        random.below(2) === 0 ? ink : tone(0.68, 0.2),
      ),
    )
    return strokes.join('') + dots.join('') + grain(random.below(999), 0.16, 0.5, ink)
  },
  plate: ({ tone }, { x, y, width, height }) =>
    `<rect x="${x - 30}" y="${y - 24}" width="${width + 60}" height="${height + 48}" fill="${tone(0.95, 0.03, 0.6)}" transform="rotate(-2 500 ${y})"/>`,
  room: topRoom,
  hand: ({ tone }) => ({ ink: tone(0.25, 0.09, 2.9), weight: 2.6, isSquare: true, lean: 0 }),
}
