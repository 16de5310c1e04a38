import { crossing, glows, ground, height, many, n, pulse, swing, width } from './stage.mjs'

/** @typedef {import('./stage.mjs').Film} Film */

/** @type {Film} */
const waves = {
  id: 'waves',
  begin: () => {
    const light = glows('sun', ['#fff4cf', '#ffe2a8'], 0.3)
    const rows = [
      { y: 205, color: '#8fd0d8', reach: 6, long: 320, step: 1 },
      { y: 232, color: '#5cb4c6', reach: 9, long: 213.33, step: -1 },
      { y: 264, color: '#3693b0', reach: 11, long: 320, step: 1 },
      { y: 300, color: '#1f7096', reach: 13, long: 640, step: -1 },
      { y: 334, color: '#12517a', reach: 12, long: 320, step: 1 },
    ]
    return (moment) => {
      const water = rows.map(({ y, color, reach, long, step }, row) => {
        const level = y + 4 * swing(moment + row * 0.2)
        const points = many(
          65,
          (at) =>
            `${at * 10} ${n(level + reach * swing((at * 10) / long - step * moment) + reach * 0.35 * swing((at * 20) / long + step * moment * 2 + row * 0.3))}`,
        )
        return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${color}"/><path d="M${points.join('L')}" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="2"/>`
      })
      return (
        ground(['#ffb58a', '#ffd2a6', '#ffe9cf', '#bfe3e6']) +
        light.defs +
        light.spot(1, 430, 150, 150, 0.8) +
        light.spot(0, 430, 150, 62) +
        water.join('')
      )
    }
  },
}

/** @type {Film} */
const bubbles = {
  id: 'bubbles',
  begin: (random) => {
    const count = 34
    const sizes = many(count, (index) => (index % 7 === 0 ? random.between(24, 40) : random.between(5, 18)))
    const at = crossing(random, count, { margin: 45, speeds: [-1], sway: 22 })
    const light = glows('gleam', ['#ffffff'])
    return (moment) => {
      const drawn = sizes.map((size, index) => {
        const { x, y } = at(index, moment)
        const wobble = 1 + 0.05 * swing(moment * 3 + index * 0.13)
        return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(wobble)} ${n(2 - wobble)})"><circle r="${n(size)}" fill="#ffffff" fill-opacity=".13" stroke="#ffffff" stroke-opacity=".65" stroke-width="1.6"/><path d="M${n(-size * 0.62)} ${n(-size * 0.2)}A${n(size * 0.66)} ${n(size * 0.66)} 0 0 1 ${n(-size * 0.1)} ${n(-size * 0.65)}" fill="none" stroke="#ffffff" stroke-opacity=".9" stroke-width="${n(Math.max(1.2, size * 0.09))}" stroke-linecap="round"/></g>`
      })
      return (
        ground(['#7fdcd8', '#3fa9c9', '#2b6cb0']) +
        light.defs +
        light.spot(0, 140, -30, 300, 0.35 + 0.1 * swing(moment)) +
        light.spot(0, 520, -60, 260, 0.25) +
        drawn.join('')
      )
    }
  },
}

const leaf = 'M0 -22C13 -13 15 6 0 22C-15 6 -13 -13 0 -22Z'
const maple =
  'M0 -24L5 -12L14 -17L12 -5L24 -3L15 5L18 13L6 11L2 22L-2 22L-6 11L-18 13L-15 5L-24 -3L-12 -5L-14 -17L-5 -12Z'

/** @type {Film} */
const leaves = {
  id: 'leaves',
  begin: (random) => {
    const colors = ['#c8402a', '#e2792b', '#f0a93a', '#9c3b22', '#d9622b', '#b98a2c']
    const count = 30
    const things = many(count, (index) => ({
      size: index % 6 === 0 ? random.between(1.5, 2) : random.between(0.55, 1.1),
      color: colors[index % colors.length],
      turns: random.pick([-1, 1]),
      start: random.between(0, 1),
    }))
    const at = crossing(random, count, { margin: 50, speeds: [1], sway: 42 })
    const light = glows('low', ['#fff3d0'])
    return (moment) => {
      const drawn = things.map(({ size, color, turns, start }, index) => {
        const { x, y } = at(index, moment)
        const tilt = 0.35 + 0.65 * Math.abs(Math.cos((moment + start) * Math.PI * 2))
        const spin = 360 * start + 360 * turns * moment + 25 * swing(moment * 2 + start)
        const vein = `<path d="M0 ${index % 2 ? -14 : -18}V22" stroke="#5b2413" stroke-opacity=".4" stroke-width="1.4"/>`
        return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(spin)}) scale(${n(size * tilt)} ${n(size)})"><path d="${index % 2 ? maple : leaf}" fill="${color}"/>${vein}</g>`
      })
      return ground(['#fbe3b4', '#f3c583', '#e0a063']) + light.defs + light.spot(0, 520, 20, 340, 0.8) + drawn.join('')
    }
  },
}

const petal = 'M0 -12C9 -12 11 2 3 11L0 8L-3 11C-11 2 -9 -12 0 -12Z'

/** @type {Film} */
const blossoms = {
  id: 'blossoms',
  begin: (random) => {
    const colors = ['#f7a8c0', '#fbc4d4', '#ffdbe5', '#f28fb0']
    const count = 44
    const things = many(count, (index) => ({
      size: index % 9 === 0 ? random.between(1.7, 2.2) : random.between(0.5, 1.1),
      color: colors[index % colors.length],
      turns: random.pick([-1, 1]),
      start: random.between(0, 1),
    }))
    const at = crossing(random, count, { margin: 30, speeds: [1], sway: 50 })
    const light = glows('haze', ['#ffffff', '#ffc9da', '#d6ecc9'])
    const haze = many(9, () => ({
      x: random.between(0, width),
      y: random.between(0, height),
      radius: random.between(60, 130),
      color: random.below(3),
      start: random.between(0, 1),
    }))
    return (moment) => {
      const soft = haze.map(({ x, y, radius, color, start }) =>
        light.spot(color, x + 24 * swing(moment + start), y, radius, 0.4 + 0.25 * pulse(moment + start)),
      )
      const drawn = things.map(({ size, color, turns, start }, index) => {
        const { x, y } = at(index, moment)
        const tilt = 0.3 + 0.7 * Math.abs(Math.cos((moment + start) * Math.PI * 2))
        return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(360 * (start + turns * moment))}) scale(${n(size)} ${n(size * tilt)})" d="${petal}" fill="${color}"/>`
      })
      return ground(['#e6f3fb', '#fdeef3', '#fbdce6']) + light.defs + soft.join('') + drawn.join('')
    }
  },
}

const heart = 'M0 18C-26 -2 -17 -20 -8 -20C-3 -20 0 -16 0 -12C0 -16 3 -20 8 -20C17 -20 26 -2 0 18Z'

/** @type {Film} */
const hearts = {
  id: 'hearts',
  begin: (random) => {
    const colors = ['#ff5c8a', '#ff86a8', '#ffb3c6', '#f43f73', '#ffffff']
    const count = 36
    const things = many(count, (index) => ({
      size: index % 8 === 0 ? random.between(1.7, 2.4) : random.between(0.4, 1.1),
      color: colors[index % colors.length],
      start: random.between(0, 1),
    }))
    const at = crossing(random, count, { margin: 50, speeds: [-1], sway: 20 })
    return (moment) => {
      const drawn = things.map(({ size, color, start }, index) => {
        const { x, y } = at(index, moment)
        const beat = size * (1 + 0.06 * swing(moment * 4 + start))
        return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(14 * swing(moment + start))}) scale(${n(beat)})" d="${heart}" fill="${color}" opacity="${size > 1.5 ? 0.55 : 0.9}"/>`
      })
      return ground(['#ffe3ea', '#ffc9d6', '#ff9fb8'], -20) + drawn.join('')
    }
  },
}

export const natureFilms = [waves, bubbles, leaves, blossoms, hearts]
