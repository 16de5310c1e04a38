import { crossing, glows, ground, height, many, n, pulse, swing, width } from './stage.mjs'

/** @typedef {import('./stage.mjs').Film} Film */

/** @type {Film} */
const confetti = {
  id: 'confetti',
  begin: (random) => {
    const colors = ['#ff4d6d', '#ffb703', '#06b6a4', '#7b5cff', '#ff7f3f', '#2f9bff', '#f15bb5']
    const count = 56
    const pieces = many(count, (index) => ({
      color: colors[index % colors.length],
      wide: random.between(8, 13),
      high: random.between(12, 20),
      flips: random.pick([2, 3]),
      turns: random.pick([-1, 1]),
      start: random.between(0, 1),
      isRound: index % 5 === 0,
    }))
    const at = crossing(random, count, { margin: 20, speeds: [1, 1, 2], sway: 26 })
    return (moment) => {
      const drawn = pieces.map(({ color, wide, high, flips, turns, start, isRound }, index) => {
        const { x, y } = at(index, moment)
        const flip = Math.cos((flips * moment + start) * Math.PI * 2)
        const shape = isRound
          ? `<circle r="${n(wide / 1.6)}"/>`
          : `<rect x="${n(-wide / 2)}" y="${n(-high / 2)}" width="${n(wide)}" height="${n(high)}" rx="1.5"/>`
        return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(360 * (start + turns * moment))}) scale(1 ${n(Math.max(0.12, Math.abs(flip)))})" fill="${color}" opacity="${flip < 0 ? 0.72 : 1}">${shape}</g>`
      })
      return ground(['#fff6e9', '#ffe6ef']) + drawn.join('')
    }
  },
}

/** @type {Film} */
const bokeh = {
  id: 'bokeh',
  begin: (random) => {
    const light = glows('disc', ['#ffcf70', '#ff9e5e', '#ffe9b8', '#ff7f8e'], 0.72)
    const discs = many(46, (index) => ({
      x: random.between(-20, width + 20),
      y: random.between(-20, height + 20),
      radius: index % 5 === 0 ? random.between(40, 64) : random.between(10, 34),
      color: index % 4,
      start: random.between(0, 1),
      reach: random.between(8, 30),
    }))
    return (moment) =>
      ground(['#1c0f1f', '#3b1a2a', '#5c2a24'], -30) +
      light.defs +
      discs
        .map(({ x, y, radius, color, start, reach }) =>
          light.spot(
            color,
            x + reach * swing(moment + start),
            y + reach * 0.7 * swing(moment + start + 0.25),
            radius,
            0.06 + 0.4 * pulse(moment + start * 3),
          ),
        )
        .join('')
  },
}

/** @type {Film} */
const lights = {
  id: 'lights',
  begin: (random) => {
    const light = glows('bulb', ['#ffd27a', '#fff4d2'], 0.12)
    const strings = [
      { from: 40, to: 70, sag: 62, bulbs: 11 },
      { from: 120, to: 95, sag: 78, bulbs: 12 },
      { from: 215, to: 240, sag: 60, bulbs: 11 },
    ].map((string) => ({
      ...string,
      starts: many(string.bulbs, () => random.between(0, 1)),
      beats: many(string.bulbs, () => random.pick([1, 2])),
    }))
    return (moment) => {
      const drawn = strings.map(({ from, to, sag, bulbs, starts, beats }, row) => {
        const point = (/** @type {number} */ share) => ({
          x: share * width,
          y:
            from +
            (to - from) * share +
            sag * 4 * share * (1 - share) +
            3 * swing(moment + row * 0.3) * Math.sin(share * Math.PI),
        })
        const wire = many(33, (at) => point(at / 32)).map(({ x, y }) => `${n(x)} ${n(y)}`)
        const lit = starts.map((start, at) => {
          const { x, y } = point((at + 0.5) / bulbs)
          const glow = 0.45 + 0.55 * pulse((beats[at] ?? 1) * moment + start)
          return `<path d="M${n(x - 3)} ${n(y)}h6v7h-6z" fill="#2b2233"/>${light.spot(0, x, y + 15, 46, glow * 0.75)}<circle cx="${n(x)}" cy="${n(y + 14)}" r="7" fill="#ffe7ae" opacity="${n(0.4 + 0.6 * glow)}"/>${light.spot(1, x, y + 14, 12, glow)}`
        })
        return `<path d="M${wire.join('L')}" fill="none" stroke="#2b2233" stroke-width="2.2"/>${lit.join('')}`
      })
      return ground(['#182143', '#39305f', '#80476b', '#c9735f']) + light.defs + drawn.join('')
    }
  },
}

/** @type {Film} */
const disco = {
  id: 'disco',
  begin: (random) => {
    const colors = ['#ff4fd8', '#4fd8ff', '#ffe14f', '#9d6bff', '#5cffb0']
    const light = glows('beam', [...colors, '#ffffff'], 0.25)
    const dots = many(44, (index) => ({
      start: random.between(0, 1),
      y: random.between(10, height - 10),
      color: index % 5,
      radius: random.between(7, 15),
      speed: random.pick([1, 1, -1]),
    }))
    const [x, y, radius] = [width / 2, 148, 84]
    return (moment) => {
      const wall = dots.map(({ start, y: level, color, radius: size, speed }) => {
        const angle = (start + speed * moment) * Math.PI * 2
        return light.spot(
          color,
          x + Math.sin(angle) * (width / 2 + 30),
          level + 10 * Math.cos(angle),
          size * (1.15 + 0.35 * Math.cos(angle)),
          0.3 + 0.55 * (0.5 + 0.5 * Math.cos(angle)),
        )
      })
      const tiles = many(11, (row) => row).flatMap((row) => {
        const tilt = ((row + 0.5) / 11) * Math.PI - Math.PI / 2
        const ring = Math.cos(tilt)
        const around = Math.max(6, Math.round(26 * ring))
        return many(around, (at) => {
          // Moving by one tile gives the same image, except for the glints, which go all the way around.
          const angle = ((at + moment * 2) / around) * Math.PI * 2
          const facing = Math.cos(angle)
          if (facing <= 0.06) return ''
          const shine = (0.5 + 0.5 * Math.sin(angle * 3 + row * 1.9)) * facing
          const hue = colors[(row * 2 + Math.floor(((Math.sin(angle) + 1) / 2) * 5)) % 5]
          const wide = ((radius * ring * Math.PI * 2) / around) * facing - 1.4
          return `<rect x="${n(x + Math.sin(angle) * radius * ring - wide / 2)}" y="${n(y + Math.sin(tilt) * radius - 9.8)}" width="${n(Math.max(0.6, wide))}" height="${n(Math.max(3, 21 * Math.max(ring, 0.35) - 1.6))}" rx="1" fill="${shine > 0.62 ? '#ffffff' : hue}" opacity="${n(0.25 + 0.7 * shine)}"/>`
        })
      })
      return `${ground(['#150a2e', '#2d1458', '#4b1a6b'])}${light.defs}${wall.join('')}<path d="M${x} 0V${y - radius}" stroke="#cbb8ea" stroke-width="2"/>${light.spot(5, x, y, radius * 1.7, 0.35 + 0.12 * swing(moment * 2))}<circle cx="${x}" cy="${y}" r="${radius}" fill="#3a2c5c"/>${tiles.join('')}`
    }
  },
}

/** @type {Film} */
const candles = {
  id: 'candles',
  begin: (random) => {
    const colors = ['#ff8fa8', '#ffd27f', '#8fd8c8', '#b9a4ff', '#8fc4ff', '#ffb38a', '#f4a4d8']
    const light = glows('flame', ['#ffb84f', '#fff1c4'], 0)
    const row = many(9, (index) => ({
      x: 48 + index * 68,
      top: random.between(176, 214),
      color: colors[index % colors.length],
      start: random.between(0, 1),
    }))
    return (moment) => {
      const drawn = row.map(({ x, top, color, start }) => {
        const lean = 4 * swing(moment * 3 + start) + 2 * swing(moment * 7 + start * 5)
        const tall = 30 + 4 * swing(moment * 5 + start * 3)
        const flame = (/** @type {number} */ scale, /** @type {string} */ fill) =>
          `<path d="M${x} ${n(top - 4)}C${n(x - 11 * scale)} ${n(top - 8)} ${n(x - 7 * scale + lean * 0.5)} ${n(top - tall * 0.6 * scale)} ${n(x + lean * scale)} ${n(top - 6 - tall * scale)}C${n(x + 7 * scale + lean * 0.5)} ${n(top - tall * 0.6 * scale)} ${n(x + 11 * scale)} ${n(top - 8)} ${x} ${n(top - 4)}Z" fill="${fill}"/>`
        const stripes = many(
          5,
          (at) => `<path d="M${x - 9} ${n(top + 26 + at * 34)}l18 -14v9l-18 14z" fill="#ffffff" opacity=".55"/>`,
        )
        return `${light.spot(0, x, top - 16, 92 + 5 * swing(moment * 4 + start), 0.5)}<rect x="${x - 9}" y="${n(top)}" width="18" height="${n(height - top)}" rx="4" fill="${color}"/>${stripes.join('')}<path d="M${x} ${n(top + 1)}v-9" stroke="#3a2020" stroke-width="2"/>${flame(1, '#ff9d3c')}${flame(0.72, '#ffd05e')}${flame(0.4, '#fff6d8')}`
      })
      return ground(['#1b0d1c', '#3d1729', '#662a2e']) + light.defs + drawn.join('')
    }
  },
}

/** @type {Film} */
const balloons = {
  id: 'balloons',
  begin: (random) => {
    const colors = ['#ff5d73', '#ffbe3d', '#35b6a8', '#6c7bff', '#ff8f4f', '#c86bff']
    const count = 17
    const things = many(count, (index) => ({
      size: index % 5 === 0 ? random.between(1.3, 1.6) : random.between(0.55, 1),
      color: colors[index % colors.length],
      start: random.between(0, 1),
    }))
    const at = crossing(random, count, { margin: 110, speeds: [-1], sway: 20 })
    const order = things.map((thing, index) => ({ ...thing, index })).toSorted((a, b) => a.size - b.size)
    const light = glows('cloud', ['#ffffff'])
    const clouds = many(8, () => ({
      x: random.between(0, width),
      y: random.between(40, 330),
      radius: random.between(70, 140),
      start: random.between(0, 1),
    }))
    return (moment) => {
      const sky = clouds.map(({ x, y, radius, start }) =>
        light.spot(0, x + 20 * swing(moment + start), y, radius, 0.55),
      )
      const drawn = order.map(({ index, size, color, start }) => {
        const { x, y } = at(index, moment)
        const sway = 6 * swing(moment + start + 0.2)
        return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(sway)}) scale(${n(size)})"><path d="M0 47C${n(5 * swing(moment * 2 + start))} 62 ${n(-6 * swing(moment * 2 + start))} 76 0 96" fill="none" stroke="#5b6472" stroke-opacity=".55" stroke-width="1.3"/><path d="M-5 49L0 41L5 49Z" fill="${color}"/><path d="M0 43C-22 32 -33 10 -33 -8C-33 -28 -19 -42 0 -42C19 -42 33 -28 33 -8C33 10 22 32 0 43Z" fill="${color}"/><path d="M-20 -12C-20 -23 -14 -30 -6 -32" fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="4.5" stroke-linecap="round"/></g>`
      })
      return ground(['#8fd0f5', '#c5e7fa', '#fdf3e4']) + light.defs + sky.join('') + drawn.join('')
    }
  },
}

export const partyFilms = [confetti, bokeh, lights, disco, candles, balloons]
