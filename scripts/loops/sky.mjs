import { crossing, fraction, glows, ground, height, many, n, pulse, swing, width } from './stage.mjs'

/** @typedef {import('./stage.mjs').Film} Film */

/** @type {Film} */
const snow = {
  id: 'snow',
  begin: (random) => {
    const light = glows('flake', ['#ffffff'], 0.25)
    const layers = [
      { count: 60, radius: 2.2, opacity: 0.7, speeds: [1], sway: 10 },
      { count: 26, radius: 4.5, opacity: 0.9, speeds: [1, 2], sway: 18 },
      { count: 8, radius: 13, opacity: 0.4, speeds: [2], sway: 30 },
    ].map((layer) => ({ ...layer, at: crossing(random, layer.count, { ...layer, margin: 20 }) }))
    return (moment) => {
      const flakes = layers.flatMap(({ count, radius, opacity, at }) =>
        many(count, (index) => {
          const { x, y } = at(index, moment)
          return light.spot(0, x, y, radius * (0.8 + (index % 4) * 0.15), opacity)
        }),
      )
      return ground(['#0f2347', '#2c5288', '#86aed4']) + light.defs + flakes.join('')
    }
  },
}

/** @type {Film} */
const stars = {
  id: 'stars',
  poster: 0.3,
  begin: (random) => {
    const light = glows('star', ['#ffffff', '#ffe9b8', '#bcd4ff'], 0.2)
    const sky = many(130, () => ({
      x: random.between(0, width),
      y: random.between(0, height),
      radius: random.between(0.9, 2.6),
      color: random.below(3),
      beats: 1 + random.below(3),
      start: random.between(0, 1),
    }))
    return (moment) => {
      const lit = sky.map(({ x, y, radius, color, beats, start }) => {
        const glow = pulse(beats * moment + start)
        return light.spot(color, x, y, radius * (1 + glow), 0.25 + 0.75 * glow)
      })
      const flight = (moment - 0.2) / 0.16
      const tail =
        flight > 0 && flight < 1
          ? many(14, (at) => {
              const way = flight - at * 0.022
              return way < 0
                ? ''
                : light.spot(
                    0,
                    120 + way * 330,
                    50 + way * 130,
                    4.2 - at * 0.26,
                    (1 - at / 14) * Math.sin(flight * Math.PI),
                  )
            })
          : []
      return ground(['#070b24', '#141b4d', '#3a2a6b']) + light.defs + lit.join('') + tail.join('')
    }
  },
}

/** @type {Film} */
const fireworks = {
  id: 'fireworks',
  poster: 0.18,
  begin: (random) => {
    const colors = ['#ffd166', '#ff5d8f', '#6fd3ff', '#b98bff', '#7dffb2', '#fff3d6']
    const light = glows('spark', colors, 0.3)
    const bursts = many(7, (index) => ({
      x: 70 + ((index * 3) % 7) * 84 + random.between(-18, 18),
      y: random.between(70, 190),
      start: index / 7,
      reach: random.between(80, 125),
      color: index % colors.length,
      // Spread as on the surface of a sphere, so denser near the edge.
      sparks: many(74, (at) => ({ angle: at * 2.399963, share: Math.sqrt(1 - random.between(-1, 1) ** 2) })),
    }))
    return (moment) => {
      const drawn = bursts.flatMap(({ x, y, start, reach, color, sparks }) => {
        const life = fraction(moment - start) / 0.38
        if (life >= 1) return []
        const grown = 1 - (1 - life) ** 3
        const flash = life < 0.18 ? light.spot(color, x, y, 90 * (1 - life / 0.18), 0.5) : ''
        const shown = (1 - life) ** 0.8
        const trails = sparks.map(({ angle, share }) => {
          const [from, to] = [Math.max(0, grown - 0.16) * reach * share, grown * reach * share]
          const fall = life * life * 44
          const tip = { x: x + Math.cos(angle) * to, y: y + Math.sin(angle) * to + fall }
          const line = `<path d="M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from + fall * 0.7)}L${n(tip.x)} ${n(tip.y)}" stroke="${colors[color]}" stroke-width="1.7" stroke-linecap="round" opacity="${n(shown * 0.75)}"/>`
          return line + light.spot(life < 0.5 ? 5 : color, tip.x, tip.y, 4.4, shown)
        })
        return [flash, light.spot(color, x, y + life * 30, reach * grown * 1.1, 0.22 * shown), ...trails]
      })
      return ground(['#060818', '#131638', '#2a1d4a']) + light.defs + drawn.join('')
    }
  },
}

/** @type {Film} */
const aurora = {
  id: 'aurora',
  begin: (random) => {
    const light = glows('veil', ['#ff8fb8', '#ffc48a', '#9d8bff', '#6fd6d2', '#ff9ee5', '#8fb8ff'])
    const clouds = many(12, (index) => ({
      x: random.between(0, width),
      y: random.between(0, height),
      radius: random.between(170, 290),
      color: index % 6,
      start: random.between(0, 1),
      reach: random.between(60, 130),
    }))
    return (moment) =>
      ground(['#ffd9e6', '#d9d2ff'], -45) +
      light.defs +
      clouds
        .map(({ x, y, radius, color, start, reach }) =>
          light.spot(
            color,
            x + reach * swing(moment + start),
            y + reach * 0.6 * swing(moment + start + 0.25),
            radius * (1 + 0.1 * swing(moment - start)),
            0.75,
          ),
        )
        .join('')
  },
}

/** @type {Film} */
const sunshine = {
  id: 'sunshine',
  begin: () => {
    const rays = 20
    const light = glows('sun', ['#fff7cf', '#ffe08a'], 0.35)
    return (moment) => {
      const [x, y, far] = [width / 2, height + 20, 760]
      const wedges = many(rays * 2, (index) => {
        const from = ((index * 2 + moment * 2) / (rays * 2)) * Math.PI * 2
        const to = from + (Math.PI * 2) / (rays * 2)
        const point = (/** @type {number} */ angle) => `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`
        return `<path d="M${x} ${y}L${point(from)}L${point(to)}Z"/>`
      })
      const breath = 1 + 0.03 * swing(moment)
      return (
        ground(['#ff9d5c', '#ffc46b', '#ffd98c']) +
        light.defs +
        `<g fill="#fff1bd" opacity=".42">${wedges.slice(0, rays).join('')}</g>` +
        light.spot(1, x, y, 330 * breath, 0.9) +
        light.spot(0, x, y, 170 * breath)
      )
    }
  },
}

export const skyFilms = [snow, stars, fireworks, aurora, sunshine]
