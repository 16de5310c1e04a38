import { type Canvas, side } from '../canvas.ts'
import { num } from '../svg.ts'
import { topRoom, type Style } from './style.ts'
import { grain } from './texture.ts'

type Corner = readonly [number, number]

/** Returns triangles and quadrilaterals that together cover the image. */
function facets({ random }: Canvas): Corner[][] {
  const count = 5
  const grid = Array.from({ length: count + 1 }, (_, row) =>
    Array.from({ length: count + 1 }, (__, column): Corner => {
      const isInside = row > 0 && row < count && column > 0 && column < count
      const sway = isInside ? 74 : 0
      return [(column * side) / count + random.between(-sway, sway), (row * side) / count + random.between(-sway, sway)]
    }),
  )
  const at = (row: number, column: number): Corner => grid[row]?.[column] ?? [0, 0]
  return Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  ).flatMap(([row, column]): Corner[][] => {
    const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)]
    const kind = random.below(3)
    return kind === 0
      ? [[a, b, c, d]]
      : kind === 1
        ? [
            [a, b, c],
            [a, c, d],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ]
  })
}

const outline = (corners: readonly Corner[]): string => `M${corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** A style that breaks the things into facets, each of which is shifted, rotated, and tinted. */
export const cubist: Style = {
  ground: ({ fixedColor, tone }) =>
    `<rect width="${side}" height="${side}" fill="${fixedColor(0.78, 0.05, 80)}"/><rect x="540" width="460" height="${side}" fill="${tone(0.62, 0.06)}"/>`,
  tints: ({ tone }) => ({
    things: [tone(0.6, 0.11), tone(0.6, 0.11, 1), tone(0.6, 0.11, 2)],
    numeral: tone(0.45, 0.09, Math.PI),
  }),
  treat: ({ fixedColor }) => ({
    patches: 9,
    levels: 6,
    saturation: 0.75,
    contrast: 1.15,
    outline: { ink: fixedColor(0.22, 0.03, 60), width: 5 },
  }),
  gather: (things, canvas) => {
    const { random, fixedColor, tone } = canvas
    const pieces = facets(canvas)
    const lights = [
      fixedColor(0.9, 0.06, 85),
      fixedColor(0.5, 0.07, 60),
      tone(0.72, 0.09),
      tone(0.4, 0.08, Math.PI),
      fixedColor(0.7, 0.09, 70),
      tone(0.85, 0.05, 0.6),
    ]
    const facetDrawings = pieces.map((corners, index) => {
      const [dx, dy, turn] = [random.between(-26, 26), random.between(-26, 26), random.between(-7, 7)]
      const d = outline(corners)
      return `<clipPath id="facet${index}"><path d="${d}"/></clipPath><g clip-path="url(#facet${index})"><path d="${d}" fill="${random.pick(lights)}" opacity=".5"/><use href="#things" transform="translate(${num(dx)} ${num(dy)}) rotate(${num(turn)} 500 560)"/><path d="${d}" fill="${random.pick(lights)}" opacity="${num(random.between(0.06, 0.34))}"/></g><path d="${d}" fill="none" stroke="${fixedColor(0.24, 0.03, 60)}" stroke-width="${num(random.between(1, 3.4))}" opacity=".7"/>`
    })
    return `<defs><g id="things">${things}</g></defs>${facetDrawings.join('')}`
  },
  over: ({ random, fixedColor }) => grain(random.below(999), 0.18, 0.55, fixedColor(0.25, 0.04, 60)),
  plate: ({ fixedColor }, { x, y, width, height }) =>
    `<path d="M${x - 50} ${y - 10}L${x + width + 30} ${y - 34} ${x + width + 56} ${y + height + 20} ${x - 20} ${y + height + 36}Z" fill="${fixedColor(0.92, 0.04, 85)}" stroke="${fixedColor(0.24, 0.03, 60)}" stroke-width="4"/>`,
  room: topRoom,
  hand: ({ fixedColor }) => ({ ink: fixedColor(0.24, 0.03, 60), weight: 1.9, isSquare: true, lean: 6 }),
}
