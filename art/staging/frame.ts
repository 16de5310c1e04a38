/** The sides of a picture in thousandths of its shorter side. */
export interface Frame {
  width: number
  height: number
}

/** The shapes of pictures, as width divided by height. Each has its own arrangement. */
const ratios = {
  square: 1,
  /** A post on a phone. */
  portrait: 4 / 5,
  landscape: 4 / 3,
  /** The cover of an email. */
  mail: 3 / 2,
  /** The card of a link in a message. */
  card: 1.91,
  /** A story that fills a phone's screen. */
  story: 9 / 16,
} as const

/** The shape of a picture. */
export type Shape = keyof typeof ratios

const shorter = 1_000

/** Returns the frame of a shape. */
export function frameOf(shape: Shape): Frame {
  const ratio = ratios[shape]
  return ratio < 1
    ? { width: shorter, height: Math.round(shorter / ratio) }
    : { width: Math.round(shorter * ratio), height: shorter }
}

/** Returns the top left corner of the square of 1,000 in the middle of a frame. */
export const middleOf = ({ width, height }: Frame): { left: number; top: number } => ({
  left: (width - shorter) / 2,
  top: (height - shorter) / 2,
})
