import type { Placement } from './arrange.ts'

/** The top and the bottom of the part of a picture that things may take, in thousandths of its side. */
export interface Span {
  top: number
  bottom: number
}

const topOf = ({ thing, y, height, isStanding }: Placement): number =>
  thing.poise === 'hangs' ? y : isStanding ? y - height : y - height / 2

/** The center of a square picture. */
const center = 500

/**
 * Moves the things of a square picture out of the area of its title. They stand on the bottom of the span, small enough for the subject to
 * fit. Those that float or hang don't go beyond its top. `floor` is the height at which they stood.
 */
export function belowTitle(placements: readonly Placement[], floor: number, { top, bottom }: Span): Placement[] {
  const sharpTops = placements.filter(({ blur }) => blur === 0).map(topOf)
  const highest = Math.min(floor - 1, ...sharpTops)
  const scale = Math.min(1, (bottom - top) / (floor - highest))
  return placements.map((placement) => {
    const { thing } = placement
    const lowerPlacement = {
      ...placement,
      x: center + (placement.x - center) * Math.max(scale, 0.9),
      y: bottom + (placement.y - floor) * scale,
      height: placement.height * scale,
    }
    if (thing.poise === 'hangs') return { ...lowerPlacement, y: top }
    return { ...lowerPlacement, y: lowerPlacement.y + Math.max(0, top - topOf(lowerPlacement)) }
  })
}
