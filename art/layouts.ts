import { side, type Canvas } from './canvas.ts'

/**
 * A function that draws a motif centered at (`x`, `y`) and rotated by `turn` degrees. `member` is the motif's index in the
 * cast; indexes past the end wrap around. At a scale of 1, a motif is 200 units wide.
 */
export type Place = (member: number, x: number, y: number, scale: number, turn?: number) => string

/** A composition: `draw` places the motifs, and `room` is the area for the title. */
export interface Layout {
  draw: (canvas: Canvas, place: Place) => string
  room: { x: number; y: number; width: number; height: number }
}

const middle = side / 2

/** A layout with one large motif, small ones around it, and room for the title above. */
export const hero: Layout = {
  room: { x: 130, y: 92, width: 740, height: 190 },
  draw: ({ random, title }, place) => {
    const y = title === undefined ? middle : 590
    const scale = title === undefined ? 3 : 2.55
    const spots =
      title === undefined
        ? [
            [150, 170],
            [850, 150],
            [140, 840],
            [862, 850],
            [500, 92],
            [500, 920],
          ]
        : [
            [130, 420],
            [872, 400],
            [130, 850],
            [872, 860],
          ]
    return (
      spots
        .map(([x = 0, at = 0], index) =>
          place(
            1 + (index % 3),
            x + random.between(-24, 24),
            at + random.between(-20, 20),
            random.between(0.62, 0.86),
            random.between(-18, 18),
          ),
        )
        .join('') + place(0, middle, y, scale, random.between(-4, 4))
    )
  },
}

/** A layout with motifs on the ground and in the air, and room for the title above. */
export const scene: Layout = {
  room: { x: 130, y: 84, width: 740, height: 180 },
  draw: ({ random, title }, place) => {
    const air =
      title === undefined
        ? [
            [180, 210, 0.9],
            [500, 130, 0.6],
            [830, 200, 0.95],
            [330, 340, 0.45],
            [690, 330, 0.5],
          ]
        : [
            [120, 380, 0.6],
            [880, 370, 0.65],
          ]
    return (
      air
        .map(([x = 0, y = 0, scale = 1], index) =>
          place(
            2 + (index % 2),
            x + random.between(-25, 25),
            y + random.between(-20, 20),
            scale,
            random.between(-12, 12),
          ),
        )
        .join('') +
      place(1, 178, 700, 1.35, random.between(-5, 5)) +
      place(1, 836, 716, 1.15, random.between(-5, 5)) +
      place(0, middle, 610, 2.5, random.between(-3, 3))
    )
  },
}

/** A layout with a ring of motifs around the title or, if there is none, around a central motif. */
export const wreath: Layout = {
  room: { x: 270, y: 350, width: 460, height: 300 },
  draw: ({ random, title }, place) => {
    const count = 12
    const ring = Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.5) / count) * Math.PI * 2
      const reach = 375 + (index % 2) * 30
      const degrees = (angle * 180) / Math.PI + 90
      const turn = degrees > 90 && degrees < 270 ? degrees - 180 : degrees
      return place(
        index % 2 === 0 ? 0 : 1 + (((index - 1) / 2) % 3),
        middle + Math.cos(angle) * reach,
        middle + Math.sin(angle) * reach,
        (index % 2 === 0 ? 1 : 0.72) * random.between(0.92, 1.06),
        turn * 0.35,
      )
    })
    return ring.join('') + (title === undefined ? place(0, middle, middle, 2) : '')
  },
}

/** A layout like wrapping paper, with every other row shifted by half a column. */
export const paper: Layout = {
  room: { x: 150, y: 400, width: 700, height: 200 },
  draw: ({ random }, place) =>
    Array.from({ length: 25 }, (_, index) => {
      const row = Math.floor(index / 5)
      const x = (index % 5) * 250 + (row % 2) * 125 - 62
      const member = (index % 5) + row * 2
      return place(
        member % 2 === 0 ? 0 : 1 + (((member - 1) / 2) % 3),
        x,
        row * 225 + 50,
        0.98,
        random.between(-14, 14),
      )
    }).join(''),
}
