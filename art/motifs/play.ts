import { around, box, dot, line, oval, path, starPath, rotateBy } from '../svg.ts'
import type { Motif } from './motif.ts'

const pips = (places: readonly (readonly [number, number])[], ink: string): string =>
  places.map(([x, y]) => dot(x, y, 9, ink)).join('')

export const playMotifs = {
  music: {
    words:
      'music song dance concert band dj karaoke jazz playlist sing duet piano orchestra 80s eighty 90s ninety hip hop rock',
    draw: (c) =>
      path('M-34-66L70-92V48A28 22 0 1 1 52 30V-46L-16-30V70A28 22 0 1 1-34 52Z', c.main) +
      path('M-34-66L70-92V-62L-34-36Z', c.second) +
      path(starPath(4, 20, 5), c.third, ' transform="translate(-74 -44)"'),
  },
  microphone: {
    words: 'microphone karaoke sing singing comedy standup open mic duet lip',
    draw: (c) =>
      `<g transform="rotate(35)">` +
      path('M-20-16H20L12 100H-12Z', c.main) +
      dot(0, -46, 42, c.second) +
      line('M-38-58H38M-38-36H38M-16-84V-8M16-84V-8', c.dark, 3, ' opacity=".5"') +
      box(-30, -18, 60, 16, c.third, 7) +
      box(-7, 16, 14, 22, c.light, 6) +
      '</g>',
  },
  guitar: {
    words: 'guitar country nashville rock concert mariachi band western hoedown ukulele fiddle',
    hue: 55,
    draw: (c) =>
      `<g transform="rotate(38)">` +
      box(-8, -100, 16, 110, c.dark, 4) +
      box(-15, -104, 30, 26, c.second, 6) +
      path(
        'M0-16C30-18 40 0 34 20 30 34 54 44 54 66 54 92 26 100 0 100S-54 92-54 66C-54 44-30 34-34 20-40 0-30-18 0-16Z',
        c.main,
      ) +
      dot(0, 34, 18, c.dark) +
      box(-22, 74, 44, 10, c.third, 4) +
      line('M-4-80V76M4-80V76', c.light, 2) +
      '</g>',
  },
  vinyl: {
    words: 'vinyl record retro disco sixty 60s playlist dj throwback mixtape decade',
    draw: (c) =>
      dot(0, 0, 96, c.dark) +
      [80, 66, 52]
        .map((r) => `<circle r="${r}" fill="none" stroke="${c.second}" stroke-width="2" opacity=".6"/>`)
        .join('') +
      dot(0, 0, 38, c.main) +
      dot(0, 0, 24, c.third) +
      dot(0, 0, 7, c.light) +
      path('M-40-82A92 92 0 0 1 0-92L0-44A44 44 0 0 0-20-40Z', c.light, ' opacity=".25"'),
  },
  soccer: {
    words: 'soccer futbol goal football world cup pitch kick penalty mls',
    draw: (c) =>
      dot(0, 0, 94, c.light) +
      path(starPath(5, 34, 27.5), c.dark) +
      around(5, (turn) =>
        rotateBy(line('M0-34V-62', c.dark, 5) + path('M-26-86Q0-100 26-86L16-62H-16Z', c.dark), turn),
      ) +
      around(5, (turn) => rotateBy(line('M16-62L39-49', c.dark, 5) + line('M-16-62L-39-49', c.dark, 5), turn)) +
      `<circle r="93" fill="none" stroke="${c.dark}" stroke-width="5"/>`,
  },
  basketball: {
    words: 'basketball hoop nba dunk march madnes bracket court wnba sport',
    hue: 55,
    draw: (c) =>
      dot(0, 0, 94, c.main) +
      line('M-94 0H94M0-94V94M-62-70Q-14 0-62 70M62-70Q14 0 62 70', c.dark, 6) +
      path(
        'M-66-50A84 84 0 0 1-20-82',
        'none',
        ` stroke="${c.light}" stroke-width="8" stroke-linecap="round" opacity=".7"`,
      ),
  },
  baseball: {
    words: 'baseball softball home run ballpark pitcher mlb little league world serie',
    draw: (c) =>
      dot(0, 0, 94, c.light) +
      line('M-66-66Q-10 0-66 66M66-66Q10 0 66 66', '#d03a3a', 5) +
      [-44, -22, 0, 22, 44]
        .map((y) => {
          const x = 41 + Math.abs(y) * 0.28
          return line(`M${-x - 9} ${y - 6}L${-x + 12} ${y}M${x + 9} ${y - 6}L${x - 12} ${y}`, '#d03a3a', 4)
        })
        .join('') +
      `<circle r="93" fill="none" stroke="${c.main}" stroke-width="4"/>`,
  },
  football: {
    words: 'football super bowl superbowl touchdown tailgate nfl quarterback game kickoff watch gridiron playoff',
    hue: 45,
    draw: (c) =>
      `<g transform="rotate(-28)">` +
      path('M-98 0C-64-66 64-66 98 0 64 66-64 66-98 0Z', c.main) +
      path('M-72-32Q-54 0-72 32L-58 40Q-38 0-58-40ZM72-32Q54 0 72 32L58 40Q38 0 58-40Z', c.light) +
      line('M-34 0H34M-22-12V12M-7-12V12M8-12V12M23-12V12', c.light, 6) +
      '</g>',
  },
  tennis: {
    words: 'tenni pickleball racket paddle wimbledon padel double court racquet',
    hue: 115,
    draw: (c) =>
      `<g transform="rotate(38)">` +
      box(-8, 30, 16, 70, c.dark, 7) +
      oval(0, -32, 50, 64, c.third) +
      oval(0, -32, 40, 54, c.light) +
      line('M-38-50H38M-40-32H40M-38-14H38M-20-80V16M0-86V22M20-80V16', c.second, 2.5) +
      '</g>' +
      dot(-58, 50, 30, c.main) +
      line('M-84 40Q-60 46-54 78M-32 60Q-56 54-62 22', c.light, 5),
  },
  golf: {
    words: 'golf golfing putting birdie tee fairway master mulligan country club',
    hue: 145,
    draw: (c) =>
      oval(0, 78, 98, 20, c.main) +
      oval(16, 76, 16, 5, c.dark) +
      line('M16 76V-92', c.light, 6) +
      path('M19-92L92-64 19-38Z', c.second) +
      dot(-42, 62, 15, c.light) +
      dot(-46, 58, 2.5, c.dark) +
      dot(-38, 60, 2.5, c.dark) +
      dot(-42, 66, 2.5, c.dark),
  },
  bowling: {
    words: 'bowling strike lane spare alley cosmic pin',
    draw: (c) =>
      [-34, 34]
        .map(
          (x) =>
            `<g transform="translate(${x} -4)">` +
            path(
              'M-14-88C-14-106 14-106 14-88 14-66 8-58 12-36 24-4 26 30 16 64H-16C-26 30-24-4-12-36-8-58-14-66-14-88Z',
              c.light,
            ) +
            box(-13, -52, 26, 8, c.second) +
            box(-14, -38, 28, 8, c.second) +
            '</g>',
        )
        .join('') +
      dot(4, 52, 46, c.main) +
      dot(-8, 36, 6, c.dark) +
      dot(10, 34, 6, c.dark) +
      dot(2, 50, 6, c.dark) +
      path(
        'M30 24A38 38 0 0 1 38 60',
        'none',
        ` stroke="${c.light}" stroke-width="6" stroke-linecap="round" opacity=".7"`,
      ),
  },
  skate: {
    words: 'skate skating roller rink rollerblade skateboard hockey blade wheel',
    draw: (c) =>
      path('M-40-94H20V-26C50-20 86-16 88 24V40H-58C-54 0-50-40-40-94Z', c.main) +
      path('M-40-94H20V-74H-44Z', c.second) +
      line('M-4-56H26M-4-38H28M2-20H40', c.light, 6) +
      box(-64, 38, 158, 14, c.dark, 5) +
      [-42, 0, 42, 76].map((x) => (x === 0 ? '' : dot(x, 72, 20, c.third) + dot(x, 72, 8, c.light))).join(''),
  },
  dice: {
    words: 'dice game board casino vegas poker gambling charade trivia puzzle roulette',
    draw: (c) =>
      `<g transform="translate(-30 24) rotate(-14)">` +
      box(-58, -58, 116, 116, c.main, 20) +
      pips(
        [
          [-30, -30],
          [30, -30],
          [0, 0],
          [-30, 30],
          [30, 30],
        ],
        c.light,
      ) +
      '</g>' +
      `<g transform="translate(46 -40) rotate(16) scale(.74)">` +
      box(-58, -58, 116, 116, c.second, 20) +
      pips(
        [
          [-28, -28],
          [0, 0],
          [28, 28],
        ],
        c.light,
      ) +
      '</g>',
  },
  cards: {
    words: 'card poker casino blackjack vega chip ace bridge gambling game',
    draw: (c) =>
      [
        [-26, c.second],
        [-4, c.third],
        [18, c.light],
      ]
        .map(
          ([turn, ink]) =>
            `<g transform="translate(0 96) rotate(${turn})">` +
            box(-50, -180, 100, 148, String(ink), 12, ` stroke="${c.dark}" stroke-width="3"`) +
            '</g>',
        )
        .join('') +
      `<g transform="translate(0 96) rotate(18)">` +
      path('M0-146C34-116 46-96 30-84 18-76 8-82 4-90L12-66H-12L-4-90C-8-82-18-76-30-84-46-96-34-116 0-146Z', c.dark) +
      '</g>',
  },
  controller: {
    words: 'gaming video gamer arcade console nintendo playstation xbox minecraft tamagotchi controller',
    draw: (c) =>
      path('M-60-46H60C90-46 104 10 98 52 92 84 62 76 40 40H-40C-62 76-92 84-98 52-104 10-90-46-60-46Z', c.main) +
      path('M-64-18H-48V-34H-32V-18H-16V-2H-32V14H-48V-2H-64Z', c.light) +
      [
        [40, -26],
        [58, -10],
        [22, -10],
        [40, 6],
      ]
        .map(([x = 0, y = 0], index) => dot(x, y, 9, index % 2 === 0 ? c.second : c.third))
        .join(''),
  },
  film: {
    words: 'film movie cinema screening hollywood clapper oscar director premiere action',
    draw: (c) =>
      box(-88, -24, 176, 112, c.main, 8) +
      `<g transform="rotate(-12 -88 -30)">` +
      box(-88, -66, 180, 34, c.dark, 6) +
      path('M-70-32L-46-66H-22L-46-32ZM-16-32L8-66H32L8-32ZM38-32L62-66H86L62-32Z', c.light) +
      '</g>' +
      path('M-22 4L36 34-22 64Z', c.light),
  },
  rocket: {
    words: 'rocket space astronaut nasa launch galaxy moon spaceship alien outer 80',
    hue: 25,
    draw: (c) =>
      `<g transform="rotate(24)">` +
      path('M-18 64Q0 128 18 64Z', c.second) +
      path('M-30 20L-66 72-24 62ZM30 20L66 72 24 62Z', c.main) +
      path('M0-104C44-60 44 20 26 66H-26C-44 20-44-60 0-104Z', c.light) +
      path('M0-104C20-84 31-58 35-34H-35C-31-58-20-84 0-104Z', c.main) +
      dot(0, -8, 19, c.third) +
      dot(0, -8, 11, c.dark) +
      '</g>' +
      dot(-80, -60, 6, c.third) +
      dot(84, 50, 5, c.third) +
      path(starPath(4, 18, 5), c.second, ' transform="translate(-64 14)"'),
  },
  planet: {
    words: 'planet space galaxy saturn astronaut star outer orbit alien universe',
    hue: 300,
    draw: (c) =>
      dot(0, 0, 62, c.main) +
      path('M-60-16Q0 4 60-16 64 0 60 14 0 34-60 14-64 0-60-16Z', c.second, ' opacity=".6"') +
      `<g transform="rotate(-20)"><path d="M-60-12C-120 4-110 26 0 26S120 4 60-12" fill="none" stroke="${c.third}" stroke-width="11" stroke-linecap="round"/></g>` +
      dot(-78, -66, 5, c.light) +
      dot(76, -72, 7, c.light) +
      dot(84, 66, 5, c.light) +
      dot(-20, -32, 12, c.light, ' opacity=".5"'),
  },
  robot: {
    words: 'robot science stem lab machine mad tech coding ai invention',
    draw: (c) =>
      line('M0-70V-92', c.dark, 5) +
      dot(0, -94, 8, c.third) +
      box(-54, -72, 108, 78, c.main, 18) +
      box(-40, -54, 80, 40, c.dark, 12) +
      dot(-18, -34, 10, c.light) +
      dot(18, -34, 10, c.light) +
      box(-44, 12, 88, 62, c.second, 12) +
      box(-86, 16, 34, 14, c.third, 7) +
      box(52, 16, 34, 14, c.third, 7) +
      box(-32, 76, 22, 20, c.dark, 5) +
      box(10, 76, 22, 20, c.dark, 5) +
      dot(-18, 42, 9, c.third) +
      line('M4 34H30M4 50H30', c.light, 6),
  },
  flask: {
    words: 'science experiment lab chemistry flask potion laboratory fizz einstein scientist',
    hue: 150,
    draw: (c) =>
      path('M-22-92H22V-30L78 66Q88 92 60 92H-60Q-88 92-78 66L-22-30Z', c.light, ' opacity=".9"') +
      path('M-48 16H48L78 66Q88 92 60 92H-60Q-88 92-78 66Z', c.main) +
      box(-30, -98, 60, 15, c.second, 7) +
      dot(-20, 56, 13, c.third) +
      dot(22, 40, 8, c.light) +
      dot(14, 72, 6, c.light) +
      dot(4, -4, 7, c.third) +
      dot(-6, -34, 5, c.third),
  },
  palette: {
    words: 'art craft paint painting drawing artist crayon pottery slime canva diy draw color holi',
    hue: 65,
    draw: (c) =>
      path('M0-84C60-84 98-46 96-2 94 36 56 22 40 36 22 52 44 84 0 84-56 84-96 44-96-2S-56-84 0-84Z', c.light) +
      dot(-46, -32, 18, '#e2574c') +
      dot(2, -54, 17, '#f2b632') +
      dot(50, -30, 16, '#4c8fd6') +
      dot(-58, 20, 16, '#55a868') +
      dot(-22, 54, 15, c.main) +
      line('M96-96L20 36', c.dark, 9) +
      path('M28 20L4 50Q14 54 36 26Z', c.second),
  },
} satisfies Record<string, Motif>
