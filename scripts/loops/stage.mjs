import { seeded } from '../../art/random.ts'

/**
 * A video. `begin` chooses its content and returns a function that draws the SVG of a moment, from 0 to 1. Moment 1 looks like
 * moment 0, so that the video loops.
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

/** Swings from -1 to 1 and back once while its argument grows by 1. @param {number} value */
export const swing = (value) => Math.sin(value * turn)

/** Like `swing`, from 0 to 1. @param {number} value */
export const pulse = (value) => (1 + swing(value)) / 2

/** @template T @param {number} count @param {(index: number) => T} make @returns {T[]} */
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/**
 * Draws a background gradient from top to bottom, rotated by `angle` degrees.
 * @param {readonly string[]} colours
 * @param {number} [angle]
 */
export function ground(colours, angle = 0) {
  const stops = colours.map((colour, at) => `<stop offset="${n(at / (colours.length - 1))}" stop-color="${colour}"/>`)
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${angle} .5 .5)">${stops.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`
}

/**
 * Defines soft spots of light, one gradient per color. `spot` draws one.
 * @param {string} name
 * @param {readonly string[]} colours
 * @param {number} [core] share of the radius that is fully lit
 */
export function glows(name, colours, core = 0) {
  const defs = colours.map(
    (colour, at) =>
      `<radialGradient id="${name}${at}"><stop offset="${core}" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  return {
    defs: `<defs>${defs.join('')}</defs>`,
    /** @param {number} colour @param {number} x @param {number} y @param {number} radius @param {number} [opacity] */
    spot: (colour, x, y, radius, opacity = 1) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${name}${colour})" opacity="${n(opacity)}"/>`,
  }
}

/**
 * Moves shapes across the image from top to bottom, or upward if `speed` is negative, while they sway.
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

/** Returns a function that draws the image of a moment. @param {Film} film */
export function sceneOf({ id, begin }) {
  const seed = Buffer.from(id).reduce((sum, byte) => Math.imul(sum, 31) + byte, 7)
  const scene = begin(seeded(seed))
  /** @param {number} moment */
  return (moment) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene(moment)}</svg>`
}
