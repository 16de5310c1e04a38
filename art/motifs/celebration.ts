import { around, box, dot, line, oval, path, starPath, rotateBy } from '../svg.ts'
import type { Motif } from './motif.ts'

const balloon = (x: number, y: number, size: number, fill: string, shine: string, string: string): string =>
  line(`M${x} ${y + size * 1.2}Q${x * 0.4 - 14} ${y + size + 50} 0 100`, string, 2.5) +
  path(`M${x - 7} ${y + size * 1.3}H${x + 7}L${x} ${y + size * 1.1}Z`, fill) +
  oval(x, y, size, size * 1.2, fill) +
  oval(x - size * 0.36, y - size * 0.5, size * 0.16, size * 0.34, shine, 24)

const flame = (x: number, y: number, size: number, outer: string, inner: string): string =>
  path(
    `M${x} ${y - size * 1.7}C${x + size} ${y - size * 0.5} ${x + size * 0.8} ${y + size * 0.5} ${x} ${y + size * 0.5}S${x - size} ${y - size * 0.4} ${x} ${y - size * 1.7}Z`,
    outer,
  ) + oval(x, y - size * 0.1, size * 0.32, size * 0.55, inner)

export const celebrationMotifs = {
  balloons: {
    words: 'balloon birthday bday party kid surprise celebrate turn turning',
    draw: (c) =>
      balloon(-44, -20, 38, c.second, c.light, c.dark) +
      balloon(44, -30, 36, c.third, c.light, c.dark) +
      balloon(0, -52, 40, c.main, c.light, c.dark),
  },
  cake: {
    words: 'cake birthday bday anniversary milestone quinceanera sixteen',
    hue: 355,
    draw: (c) =>
      box(-100, 84, 200, 10, c.dark, 5) +
      box(-80, 24, 160, 62, c.main, 10) +
      path('M-80 34H80V46Q66 64 53 46 40 66 27 46 13 62 0 46-13 66-27 46-40 62-53 46-66 64-80 46Z', c.light) +
      box(-54, -26, 108, 52, c.second, 10) +
      path('M-54-18H54V-8Q45 8 36-8 27 10 18-8 9 8 0-8-9 10-18-8-27 8-36-8-45 10-54-8Z', c.light) +
      [-32, 0, 32].map((x) => box(x - 5, -62, 10, 38, c.third, 3) + flame(x, -74, 10, '#ffb02e', '#fff3b0')).join('') +
      [-60, -30, 0, 30, 60].map((x) => dot(x, 70, 6, c.third)).join(''),
  },
  gift: {
    words: 'gift present birthday christma xma santa shower secret',
    draw: (c) =>
      box(-70, -20, 140, 112, c.main, 6) +
      box(-80, -42, 160, 36, c.second, 6) +
      box(-15, -42, 30, 134, c.third) +
      path('M0-44C-20-100-80-94-66-62-58-44-26-42 0-44ZM0-44C20-100 80-94 66-62 58-44 26-42 0-44Z', c.third) +
      path(
        'M-8-50C-26-74-56-76-50-62-46-52-24-50-8-50ZM8-50C26-74 56-76 50-62 46-52 24-50 8-50Z',
        c.dark,
        ' opacity=".35"',
      ) +
      dot(0, -46, 12, c.third),
  },
  star: {
    words: 'star sparkle magic glitter talent award oscar gala memorial hero',
    hue: 90,
    draw: (c) =>
      path(starPath(5, 98, 44), c.main) +
      path(
        'M0-98L0 0 26-36ZM93-30L0 0 42 14ZM58 79L0 0 0 44ZM-58 79L0 0-42 14ZM-93-30L0 0-26-36Z',
        c.second,
        ' opacity=".55"',
      ),
  },
  heart: {
    words:
      'heart love valentine romance wedding engagement anniversary galentine sweetheart bride groom couple married bachelorette',
    hue: 15,
    draw: (c) =>
      path('M0 88C-150-16-92-92-40-80-14-74 0-50 0-40 0-50 14-74 40-80 92-92 150-16 0 88Z', c.main) +
      path('M-66-28C-62-56-42-62-34-58-48-50-56-38-60-18Z', c.light, ' opacity=".8"'),
  },
  firework: {
    words: 'firework new year nye midnight july sparkler countdown independence celebration eve diwali labor',
    draw: (c) =>
      around(12, (turn) => rotateBy(line('M0-26L0-82', c.main, 5) + dot(0, -93, 6, c.second), turn)) +
      around(12, (turn) => rotateBy(line('M0-20L0-48', c.third, 4) + dot(0, -56, 4, c.light), turn + 15)) +
      dot(0, 0, 9, c.light),
  },
  lantern: {
    words: 'lantern lunar chinese tet seollal eid ramadan dragon asian',
    hue: 28,
    draw: (c) =>
      line('M0-100V-66', c.dark, 4) +
      line('M0 62V98M-10 62V88M10 62V88', c.third, 5) +
      oval(0, 0, 82, 58, c.main) +
      oval(0, 0, 48, 58, c.second) +
      oval(0, 0, 16, 58, c.main) +
      box(-34, -68, 68, 14, c.third, 4) +
      box(-34, 54, 68, 14, c.third, 4),
  },
  bulbs: {
    words: 'light lamp garden patio evening rooftop backyard welcome rehearsal reception string farewell reunion',
    hue: 85,
    draw: (c) =>
      line('M-100-60Q0 30 100-60', c.dark, 4) +
      [
        [-72, -26],
        [-26, 0],
        [26, 0],
        [72, -26],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            dot(x, y + 26, 38, c.main, ' opacity=".22"') +
            box(x - 7, y - 14, 14, 18, c.dark, 3) +
            path(
              `M${x} ${y}C${x + 26} ${y + 14} ${x + 14} ${y + 46} ${x} ${y + 48}S${x - 26} ${y + 14} ${x} ${y}Z`,
              index % 2 === 0 ? c.main : c.second,
            ),
        )
        .join(''),
  },
  candle: {
    words:
      'candle dinner candlelight baptism communion confirmation remembrance ofrenda spa intimate seder supper feast vigil',
    hue: 80,
    draw: (c) =>
      dot(0, -56, 44, c.second, ' opacity=".25"') +
      path('M-60 76Q0 108 60 76L48 96H-48Z', c.third) +
      oval(0, 78, 62, 12, c.third) +
      box(-20, -22, 40, 98, c.light, 5) +
      path('M-20-14Q-8 26-8-4T8 6 20-12V-22H-20Z', c.main) +
      line('M0-22V-34', c.dark, 4) +
      flame(0, -54, 20, '#ffb02e', '#fff3b0'),
  },
  menorah: {
    words: 'menorah hanukkah chanukah latke dreidel jewish',
    hue: 90,
    draw: (c) =>
      line(
        'M-84-30Q-84 40 0 40 84 40 84-30M-60-30Q-60 18 0 18 60 18 60-30M-36-30Q-36-2 0-2 36-2 36-30M0-46V80',
        c.main,
        9,
      ) +
      path('M-46 92L-26 76H26L46 92Z', c.main) +
      [-84, -60, -36, 0, 36, 60, 84]
        .map(
          (x) =>
            box(x - 6, x === 0 ? -72 : -54, 12, 28, c.light, 2) +
            flame(x, x === 0 ? -82 : -64, 8, '#ffb02e', '#fff3b0'),
        )
        .join(''),
  },
  diya: {
    words: 'diya diwali deepavali rangoli lamp hindu indian',
    hue: 50,
    draw: (c) =>
      dot(0, -30, 60, c.second, ' opacity=".25"') +
      flame(0, -22, 30, '#ffb02e', '#fff3b0') +
      path('M-92 4Q0 34 92 4 84 84 0 84-84 84-92 4Z', c.main) +
      path('M-92 4Q0-14 92 4 0 34-92 4Z', c.third) +
      [-52, -26, 0, 26, 52].map((x) => dot(x, 56 - Math.abs(x) * 0.25, 7, c.second)).join(''),
  },
  rings: {
    words:
      'ring wedding engaged engagement proposal fiance fiancee diamond save marriage anniversary vow bridal bride newlywed',
    hue: 85,
    draw: (c) =>
      `<circle cx="-30" cy="26" r="54" fill="none" stroke="${c.main}" stroke-width="15"/><circle cx="38" cy="34" r="48" fill="none" stroke="${c.second}" stroke-width="13"/>` +
      path('M-58-52L-44-78H-16L-2-52-30-22Z', c.light) +
      path('M-58-52H-2L-30-22ZM-44-78L-40-52-30-22-20-52-16-78', c.third, ' opacity=".55"'),
  },
  bell: {
    words: 'bell ceremony chapel church carol jingle nuptial',
    hue: 88,
    draw: (c) =>
      dot(0, 78, 16, c.dark) +
      path('M-82 66C-50 40-62-64 0-70 62-64 50 40 82 66Z', c.main) +
      box(-90, 58, 180, 16, c.second, 8) +
      path('M0-66C-40-110-76-80-62-62-50-48-20-56 0-66ZM0-66C40-110 76-80 62-62 50-48 20-56 0-66Z', c.third) +
      path('M-40 46C-28 10-34-30-16-48-24-14-22 20-26 48Z', c.light, ' opacity=".6"'),
  },
  mask: {
    words: 'mask masquerade venetian costume carnival mardi gras ball mystery disguise',
    hue: 310,
    draw: (c) =>
      path('M40-40C44-96 78-104 96-98 84-80 74-60 60-30ZM20-44C14-90 40-112 56-108 52-84 48-62 42-38Z', c.third) +
      path(
        'M-96-34C-60-54-30-40 0-30 30-40 60-54 96-34 100 30 60 50 32 40 14 34 8 18 0 18-8 18-14 34-32 40-60 50-100 30-96-34Z',
        c.main,
      ) +
      path('M-66-8Q-44-26-22-2-44 14-66-8ZM66-8Q44-26 22-2 44 14 66-8Z', c.dark) +
      [-84, -60, 60, 84].map((x) => dot(x, -28, 5, c.second)).join('') +
      path('M0-30L10-14 0 2-10-14Z', c.second) +
      line('M88 0Q100 50 84 98', c.second, 6),
  },
  discoBall: {
    words: 'disco dance seventy 70s mirror funk club studio 54 nightlife clubbing throwback retro groovy decade',
    draw: (c) => {
      const rows = [-60, -36, -12, 12, 36, 60]
      const tiles = rows.flatMap((y) => {
        const half = Math.sqrt(80 * 80 - y * y)
        return [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((part, index) =>
          box(
            part * half - half * 0.14,
            y - 10,
            half * 0.28,
            20,
            [c.second, c.third, c.light, c.second][(index * 3 + rows.indexOf(y) * 2) % 4] ?? c.light,
            2,
          ),
        )
      })
      return (
        line('M0-100V-80', c.dark, 5) +
        dot(0, 0, 84, c.main) +
        tiles.join('') +
        path(starPath(4, 34, 5), c.light, ' transform="translate(-40 -44)"')
      )
    },
  },
  crown: {
    words: 'crown princess queen king royal tiara prince castle sixteen quinceanera sash',
    hue: 90,
    draw: (c) =>
      path('M-84 60L-96-36-46 6 0-72 46 6 96-36 84 60Z', c.main) +
      box(-84, 58, 168, 26, c.second, 6) +
      [
        [-96, -42],
        [0, -80],
        [96, -42],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 12, c.third))
        .join('') +
      [-52, 0, 52].map((x) => path(`M${x} 58l12 13-12 13-12-13Z`, c.third)).join(''),
  },
  gradCap: {
    words: 'graduation graduate grad diploma college commencement school degree class student',
    draw: (c) =>
      path('M-52-4V44Q0 80 52 44V-4Z', c.second) +
      path('M-104-20L0-66 104-20 0 26Z', c.main) +
      line('M0-20L70 2V54', c.third, 6) +
      path('M60 52H80L84 92H56Z', c.third) +
      dot(0, -20, 8, c.third),
  },
  confetti: {
    words: 'confetti fiesta reveal pride jubilee pinata streamer',
    draw: (c) =>
      [
        [-70, -60, 20, 'main'],
        [-20, -84, 70, 'second'],
        [44, -70, 10, 'third'],
        [80, -20, 50, 'main'],
        [-84, 0, 80, 'third'],
        [-30, -20, 40, 'main'],
        [24, -14, 100, 'second'],
        [60, 50, 20, 'third'],
        [-60, 60, 60, 'second'],
        [0, 66, 10, 'main'],
        [84, 84, 30, 'second'],
        [-92, 92, 0, 'main'],
      ]
        .map(([x, y, turn, ink]) => {
          const fill = ink === 'main' ? c.main : ink === 'second' ? c.second : c.third
          return `<rect x="-13" y="-6" width="26" height="12" rx="2" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})"/>`
        })
        .join('') +
      line('M-50 20q14-20 28 0t28 0 28 0', c.light, 6) +
      dot(-6, -52, 8, c.light) +
      dot(44, 14, 8, c.light) +
      dot(-24, 90, 8, c.third),
  },
  pinata: {
    words: 'pinata fiesta mexican cinco mayo',
    draw: (c) =>
      line('M0-100V-40', c.dark, 4) +
      around(6, (turn, index) =>
        rotateBy(
          path('M-20-30L0-88 20-30Z', index % 2 === 0 ? c.main : c.second) +
            line('M0-88l-6 12M0-88l6 12M0-88v14', c.third, 3),
          turn + 30,
        ),
      ) +
      dot(0, 0, 44, c.third) +
      dot(0, 0, 31, c.main) +
      dot(0, 0, 18, c.second),
  },
} satisfies Record<string, Motif>
