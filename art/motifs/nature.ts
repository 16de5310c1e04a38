import { around, box, dot, line, oval, path, transform, starPath, rotateBy } from '../svg.ts'
import type { Motif } from './motif.ts'

export const natureMotifs = {
  flower: {
    words:
      'flower floral bloom garden mother spring bridal tulip peony rose easter tea brunch mom shower hibiscu marigold luau',
    hue: 355,
    draw: (c) =>
      line('M0 30V98', c.third, 8) +
      path('M0 76C-30 30-66 48-74 40-70 78-36 90 0 84ZM0 66C30 26 60 36 70 26 68 64 34 80 0 76Z', c.third) +
      around(8, (turn) => rotateBy(oval(0, -62, 23, 40, c.main), turn)) +
      around(8, (turn) => rotateBy(oval(0, -40, 10, 24, c.second), turn + 22.5)) +
      dot(0, 0, 24, c.light) +
      dot(0, 0, 13, c.second),
  },
  rose: {
    words: 'rose romantic bouquet valentine wedding anniversary rehearsal',
    hue: 12,
    draw: (c) =>
      line('M0 40Q6 74-4 100', c.third, 8) +
      path('M0 74C30 40 62 50 74 44 66 82 30 90 0 86Z', c.third) +
      dot(0, -20, 70, c.main) +
      path('M-68-30C-40 30 40 30 68-30 60 50-60 50-68-30Z', c.second) +
      path('M-52-48C-40 6 44 2 50-52 62 0 20 30-6 26-40 22-56-14-52-48Z', c.main) +
      path('M-28-60C-10-20 30-24 34-60 44-20 20 0 0-2-24-4-34-30-28-60Z', c.second) +
      dot(2, -46, 15, c.dark, ' opacity=".35"'),
  },
  leaf: {
    words: 'leaf autumn fall thanksgiving friendsgiving harvest november september forest grateful gratitude',
    hue: 55,
    draw: (c) =>
      path(
        'M0-98C14-70 22-62 40-72 38-50 44-44 78-52 66-30 68-22 98-14 72 2 64 12 74 34 46 28 34 32 30 52 16 44 6 40 4 52L4 98H-4V52C-6 40-16 44-30 52-34 32-46 28-74 34-64 12-72 2-98-14-68-22-66-30-78-52-44-44-38-50-40-72-22-62-14-70 0-98Z',
        c.main,
      ) + line('M0 60V-66M0 30L56-22M0 30L-56-22M0-10L28-46M0-10L-28-46', c.second, 4),
  },
  laurel: {
    words: 'laurel olive greenery eucalyptu botanical vineyard wreath herb yoga wellness sustainable memorial',
    hue: 140,
    draw: (c) =>
      line('M0 96C-6 40 6-30 0-90', c.second, 5) +
      [-70, -44, -18, 8, 34, 60]
        .map((y, index) => {
          const ink = index % 2 === 0 ? c.main : c.third
          return oval(-28, y, 30, 12, ink, 32) + oval(28, y + 8, 30, 12, c.main, -32)
        })
        .join('') +
      oval(0, -88, 11, 22, c.third),
  },
  tree: {
    words: 'christma xma tree noel holiday pine fir forest winter camping hike hiking december',
    hue: 150,
    draw: (c) =>
      box(-11, 66, 22, 32, c.dark, 3) +
      path('M0-90L44-30H24L62 18H38L82 72H-82L-38 18H-62L-24-30H-44Z', c.main) +
      path('M0-90L44-30H24L62 18H38L82 72H20Z', c.dark, ' opacity=".18"') +
      [
        [-18, -28, 0],
        [16, -6, 1],
        [-30, 24, 1],
        [8, 38, 0],
        [46, 54, 1],
        [-52, 58, 0],
        [-12, 58, 1],
      ]
        .map(([x = 0, y = 0, odd]) => dot(x, y, 8, odd === 1 ? c.second : c.third))
        .join('') +
      path(starPath(5, 24, 10), c.third, ' transform="translate(0 -88)"'),
  },
  palm: {
    words: 'palm tropical luau hawaiian tiki island beach pool summer hawaii vacation aloha miami',
    hue: 150,
    draw: (c) =>
      path('M-6 98C-16 40-6-10 8-40L22-38C8 0 6 50 14 98Z', c.third) +
      path(
        'M14-44C-20-76-66-74-92-40-62-48-30-46 14-44ZM14-44C-14-40-54-24-64 26-40-4-20-22 14-44ZM14-44C16-84 48-104 88-92 62-82 40-68 14-44ZM14-44C44-66 84-54 98-16 72-32 48-38 14-44ZM14-44C46-34 64-6 58 34 48 2 36-18 14-44ZM14-44C-8-80-36-96-62-94-38-84-12-66 14-44Z',
        c.main,
      ) +
      dot(8, -32, 10, c.second) +
      dot(26, -30, 10, c.second),
  },
  cactus: {
    words: 'cactu western desert fiesta mexican cinco mayo southwest cowboy texas rodeo wild',
    hue: 150,
    draw: (c) =>
      line('M0 74V-66', c.main, 44) +
      line('M-60-18V6Q-60 30-30 30H0M60-44V-20Q60 6 30 6H0', c.main, 28) +
      line('M-8 60V-60M10 60V-60M-60-14V0M60-40V-24', c.second, 3) +
      path('M-62 70H62L50 98H-50Z', c.third) +
      transform(
        around(5, (turn) => rotateBy(oval(0, -14, 7, 12, c.light), turn)),
        0,
        -88,
      ),
  },
  sun: {
    words: 'sun sunny summer beach sunset sunrise day pool picnic brunch solstice juneteenth morning',
    hue: 85,
    draw: (c) =>
      around(12, (turn, index) =>
        rotateBy(
          path(index % 2 === 0 ? 'M-12-58L0-100 12-58Z' : 'M-9-58L0-82 9-58Z', index % 2 === 0 ? c.second : c.third),
          turn,
        ),
      ) +
      dot(0, 0, 54, c.main) +
      dot(0, 0, 42, c.second, ' opacity=".45"'),
  },
  moon: {
    words: 'moon night eid crescent ramadan slumber sleepover pajama luna midnight star mubarak bedtime',
    hue: 90,
    draw: (c) =>
      path('M36-88A90 90 0 1 0 90 34 72 72 0 0 1 36-88Z', c.main) +
      path('M36-88A90 90 0 1 0 90 34 84 84 0 0 1 20-60Z', c.second, ' opacity=".3"') +
      path(starPath(5, 26, 11), c.second, ' transform="translate(54 -34)"') +
      path(starPath(4, 14, 4), c.third, ' transform="translate(88 -74)"'),
  },
  wave: {
    words: 'wave beach ocean sea surf pool swim boat lake cruise sail yacht water shore mermaid coast seaside splash',
    hue: 225,
    draw: (c) =>
      path('M-100 90V20C-60 20-64-70 14-76 62-78 90-44 82-8 72-40 40-44 26-20 10 8 46 50 100 44V90Z', c.main) +
      path('M-100 90V50C-40 56-44-30 10-42-14-10-2 56 100 62V90Z', c.second) +
      path('M82-8C72-40 40-44 26-20 46-30 66-24 82-8Z', c.light) +
      dot(70, -66, 8, c.light) +
      dot(92, -44, 5, c.light) +
      dot(40, -92, 6, c.light),
  },
  mountain: {
    words: 'mountain hike hiking camping ski cabin trail alpine volcano outdoor lodge climb glamping ridge',
    hue: 255,
    draw: (c) =>
      path('M-100 80L-34-50 4 14 30-20 100 80Z', c.second) +
      path('M-76 80L10-88 96 80Z', c.main) +
      path('M10-88L40-30 22-40 8-20-8-40-20-28Z', c.light) +
      path('M10-88L96 80H30Z', c.dark, ' opacity=".2"') +
      path('M-100 80Q-40 50 20 74T100 70V92H-100Z', c.third),
  },
  snowflake: {
    words: 'snow snowflake winter ice frozen christma xma ski skating hockey january december cold',
    hue: 230,
    draw: (c) =>
      around(6, (turn) => rotateBy(line('M0 0V-92M0-48L-24-70M0-48L24-70M0-74L-15-90M0-74L15-90', c.main, 8), turn)) +
      path(starPath(6, 34, 18), c.second) +
      dot(0, 0, 9, c.light),
  },
  rainbow: {
    words: 'rainbow pride unicorn lgbtq color holi gay queer parade cloud spring',
    draw: (c) =>
      [
        [92, '#e8504c'],
        [78, '#f59a3d'],
        [64, '#f4d03f'],
        [50, '#56b870'],
        [36, '#4a90d9'],
        [22, '#8e5bc0'],
      ]
        .map(
          ([r, ink]) => `<path d="M-${r} 44A${r} ${r} 0 0 1 ${r} 44" fill="none" stroke="${ink}" stroke-width="14.5"/>`,
        )
        .join('') +
      [-60, 60]
        .map(
          (x) =>
            dot(x - 22, 52, 20, c.light) +
            dot(x + 20, 54, 18, c.light) +
            dot(x, 42, 25, c.light) +
            box(x - 40, 52, 78, 20, c.light, 10),
        )
        .join(''),
  },
  pumpkin: {
    words: 'pumpkin halloween jack spooky october fall autumn thanksgiving friendsgiving harvest trick treat haunted',
    hue: 55,
    draw: (c) =>
      path('M-8-56C-12-84 4-96 24-92L20-78C8-80 8-70 12-54Z', c.third) +
      oval(-54, 16, 42, 62, c.main) +
      oval(54, 16, 42, 62, c.main) +
      oval(-28, 16, 40, 70, c.second) +
      oval(28, 16, 40, 70, c.second) +
      oval(0, 16, 34, 74, c.main) +
      path(
        'M-50-8L-22-8-36-32ZM22-8L50-8 36-32ZM-8 14H8L0 0ZM-56 30Q0 46 56 30 40 74 18 62V50H2V66Q-12 68-18 64V52H-34V58Q-50 48-56 30Z',
        c.dark,
      ),
  },
  shamrock: {
    words: 'shamrock clover irish patrick paddy luck lucky leprechaun',
    hue: 150,
    draw: (c) =>
      line('M0 10Q6 60 30 94', c.second, 10) +
      [0, 90, 270]
        .map((turn) =>
          rotateBy(
            path('M0 2C-74-30-56-94-22-88-8-86 0-72 0-66 0-72 8-86 22-88 56-94 74-30 0 2Z', c.main) +
              line('M0-6V-50', c.second, 5),
            turn,
          ),
        )
        .join(''),
  },
  campfire: {
    words:
      'campfire bonfire fire camping camp marshmallow smore grill bbq barbecue barbeque cookout smoker brisket rib chili',
    hue: 50,
    draw: (c) =>
      path(
        'M0-98C20-60 70-40 62 20 58 62 28 70 0 70S-60 60-62 18C-64-14-40-26-34-52-24-40-20-34-18-22-2-44-10-74 0-98Z',
        c.main,
      ) +
      path('M4-40C14-10 40 0 34 36 30 60 14 66 0 66S-34 58-34 30C-34 6-16 4-12-14-2 0 4-14 4-40Z', c.second) +
      path('M0 10C14 24 18 34 14 48 10 62-12 62-16 48-18 34-4 28 0 10Z', c.light) +
      line('M-78 92L70 62M-70 62L78 92', c.dark, 15),
  },
  lotus: {
    words: 'lotu yoga meditation wellness spa zen mindfulness pilate massage relax retreat pamper self care bath',
    hue: 345,
    draw: (c) =>
      path('M0 62C-50 62-90 30-98-10-60-6-30 16 0 62ZM0 62C50 62 90 30 98-10 60-6 30 16 0 62Z', c.third) +
      path('M0 62C-44 40-68-8-60-56-26-36-4 10 0 62ZM0 62C44 40 68-8 60-56 26-36 4 10 0 62Z', c.second) +
      path('M0 62C-32 26-34-44 0-90 34-44 32 26 0 62Z', c.main) +
      line('M-80 84Q-40 72 0 84T80 84', c.third, 6),
  },
  butterfly: {
    words: 'butterfly fairy garden spring insect wing pastel enchanted',
    hue: 300,
    draw: (c) =>
      [1, -1]
        .map(
          (side) =>
            `<g transform="scale(${side} 1)">${path('M4-10C20-80 90-96 96-54 98-20 50 6 4 0Z', c.main) + path('M4 4C40 4 80 22 72 58 62 88 16 60 4 16Z', c.second) + dot(62, -48, 13, c.light) + dot(48, 42, 9, c.light)}</g>`,
        )
        .join('') +
      oval(0, 4, 7, 46, c.dark) +
      line('M0-38Q-10-66-28-74M0-38Q10-66 28-74', c.dark, 4),
  },
} satisfies Record<string, Motif>
