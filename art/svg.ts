/** Formats a number for SVG, rounded to a tenth of a unit. Smaller differences aren't visible. */
export const num = (value: number): string => String(Math.round(value * 10) / 10)

export const dot = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more}/>`

/** Draws an unfilled line with round ends. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** Moves, scales, and rotates a drawing. `turn` is in degrees. */
export const transform = (body: string, x: number, y: number, scale = 1, turn = 0, more = ''): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${Math.round(scale * 1000) / 1000})"${more}>${body}</g>`

/**
 * Calls `part` for each of `count` evenly spaced angles around a circle, in degrees, and joins the drawings that it returns.
 */
export const around = (count: number, part: (turn: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part((index * 360) / count, index)).join('')

export const rotateBy = (body: string, degrees: number): string => `<g transform="rotate(${num(degrees)})">${body}</g>`

/** Returns the path of a star around the origin. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2
    const reach = index % 2 === 0 ? outer : inner
    return `${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
  })
  return `M${corners.join('L')}Z`
}
