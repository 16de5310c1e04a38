import { seeded } from '../../art/random.ts'

/**
 * A looping video. `begin` generates its content and returns a function that draws the frame at a moment, from 0 to 1, as SVG.
 * The frames at 0 and 1 look the same. `poster` is the moment of the still image.
 * @typedef {import('../../art/random.ts').Random} Random
 * @typedef {(moment: number) => string} Scene
 * @typedef {{ id: string, seconds?: number, poster?: number, begin: (random: Random) => Scene }} Film
 */

export const [width, height] = [640, 360]
const turn = Math.PI * 2

/** Formats a number for SVG. @param {number} value */
export const n = (value) => String(Math.round(value * 100) / 100)

/** @param {number} value */
export const fraction = (value) => value - Math.floor(value)

/** Returns a value that swings between -1 and 1, once for each increase of the argument by 1. @param {number} value */
export const swing = (value) => Math.sin(value * turn)

/** Works like `swing`, but swings between 0 and 1. @param {number} value */
export const pulse = (value) => (1 + swing(value)) / 2

/** @template T @param {number} count @param {(index: number) => T} make @returns {T[]} */
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/**
 * Draws a background gradient from top to bottom, rotated by `angle` degrees.
 * @param {readonly string[]} colors
 * @param {number} [angle]
 */
export function ground(colors, angle = 0) {
  const stops = colors.map((color, at) => `<stop offset="${n(at / (colors.length - 1))}" stop-color="${color}"/>`)
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${angle} .5 .5)">${stops.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`
}

/**
 * Returns the gradients for soft spots of light, one for each color, and the function `spot`, which draws a spot.
 * @param {string} name
 * @param {readonly string[]} colors
 * @param {number} [core] share of the radius that is fully lit
 */
export function glows(name, colors, core = 0) {
  const defs = colors.map(
    (color, at) =>
      `<radialGradient id="${name}${at}"><stop offset="${core}" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  )
  return {
    defs: `<defs>${defs.join('')}</defs>`,
    /** @param {number} color @param {number} x @param {number} y @param {number} radius @param {number} [opacity] */
    spot: (color, x, y, radius, opacity = 1) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${name}${color})" opacity="${n(opacity)}"/>`,
  }
}

/**
 * Returns a function that computes the positions of shapes that sway while they move down the image, or up if their speed is
 * negative. Each shape's speed is picked from `speeds`.
 * @param {Random} random
 * @param {number} count
 * @param {{ margin: number, speeds: readonly number[], sway: number }} how
 */
export function crossing(random, count, { margin, speeds, sway }) {
  const things = many(count, (index) => ({
    // Each shape has its own part of the width.
    x: ((index + random.between(0, 1)) / count) * (width + margin * 2) - margin,
    // The golden ratio spreads them over the height without gaps.
    start: fraction(index * 0.618034 + random.between(0, 0.12)),
    speed: random.pick(speeds),
    sway: random.between(0.4, 1) * sway,
    swayStart: random.between(0, 1),
  }))
  /** Returns the position of a shape. @param {number} index @param {number} moment */
  return (index, moment) => {
    const { x, start, speed, sway: reach, swayStart } = things[index] ?? things[0]
    return {
      x: x + reach * swing(moment + swayStart),
      y: fraction(start + speed * moment) * (height + margin * 2) - margin,
    }
  }
}

/** Returns a function that draws the frame at a moment as SVG. @param {Film} film */
export function sceneOf({ id, begin }) {
  const seed = Buffer.from(id).reduce((sum, byte) => Math.imul(sum, 31) + byte, 7)
  const scene = begin(seeded(seed))
  /** @param {number} moment */
  return (moment) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene(moment)}</svg>`
}
