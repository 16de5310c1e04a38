import { around, box, dot, line, oval, path, rotateBy } from '../svg.ts'
import type { Motif } from './motif.ts'

const eyes = (x: number, y: number, ink: string, size = 7): string => dot(-x, y, size, ink) + dot(x, y, size, ink)

export const animalMotifs = {
  dinosaur: {
    words: 'dinosaur dino rex trex jurassic prehistoric triceratop raptor fossil roar',
    hue: 140,
    draw: (c) =>
      path(
        'M-100 24C-70 50-44 40-34 18-28-22-6-36 14-44 6-84 40-100 70-92 96-86 100-60 96-50 92-40 74-38 62-38 66-8 58 30 42 50V90H18L14 62H-8L-12 90H-36L-38 52C-64 62-92 52-100 24Z',
        c.main,
      ) +
      path('M14-44L4-60-6-36-20-46-24-20-40-26-38 2-56 2-46 26-62 32-40 34C-30-10-10-30 14-44Z', c.second) +
      path('M40-6L60 6 44 10ZM60-38L96-50 92-42Q78-36 62-38Z', c.light) +
      dot(70, -74, 7, c.light) +
      dot(71, -74, 4, c.dark) +
      oval(20, 30, 20, 30, c.third, -10, ' opacity=".6"'),
  },
  unicorn: {
    words: 'unicorn magical pony horse fairy',
    hue: 330,
    draw: (c) =>
      path('M34-58L70-104 52-46Z', c.third) +
      path(
        'M-40 98C-52 30-40-40 10-62L8-90 34-64C62-50 72-10 96 22 98 42 78 52 64 42 40 34 30 30 20 34 8 56 22 76 26 98Z',
        c.light,
      ) +
      path(
        'M10-62C-6-92-44-84-50-60-84-60-92-20-74-6-100 14-92 52-70 56-84 78-70 98-52 98H-30C-50 60-40 10-20-14-30-34-10-52 10-62Z',
        c.main,
      ) +
      path(
        'M10-62C-20-66-40-40-36-22-62-16-66 14-50 26-66 46-58 72-44 80-50 40-40 10-20-14-30-34-10-52 10-62Z',
        c.second,
      ) +
      line('M30-22Q40-14 50-22', c.dark, 5) +
      dot(80, 28, 4, c.dark) +
      dot(46, 4, 9, c.main, ' opacity=".5"'),
  },
  lion: {
    words: 'lion safari jungle zoo wild animal king',
    hue: 65,
    draw: (c) =>
      around(14, (turn) => rotateBy(path('M-24-54Q0-112 24-54Z', c.second), turn)) +
      dot(0, 0, 72, c.third) +
      eyes(48, -44, c.main, 18) +
      dot(0, 2, 58, c.main) +
      oval(0, 26, 30, 24, c.light) +
      path('M-14 10H14L0 26Z', c.dark) +
      line('M0 26V36Q-10 46-20 38M0 36Q10 46 20 38', c.dark, 4) +
      eyes(24, -12, c.dark),
  },
  elephant: {
    words: 'elephant circu safari baby zoo',
    hue: 250,
    draw: (c) =>
      oval(-62, -14, 38, 50, c.second) +
      oval(62, -14, 38, 50, c.second) +
      oval(-60, -12, 23, 34, c.third) +
      oval(60, -12, 23, 34, c.third) +
      path(
        'M-50-30C-50-96 50-96 50-30 54 10 30 24 22 30 26 60 34 84 56 72 62 96 20 104 4 76-6 56-14 40-20 30-34 20-52 10-50-30Z',
        c.main,
      ) +
      eyes(25, -22, c.dark) +
      line('M-10 48Q6 44 18 46M-2 66Q10 62 20 62', c.second, 4),
  },
  giraffe: {
    words: 'giraffe safari tall zoo jungle',
    hue: 75,
    draw: (c) =>
      line('M14-92V-70M40-92V-70', c.second, 7) +
      dot(14, -95, 8, c.dark) +
      dot(40, -95, 8, c.dark) +
      path('M-2-60L-26-70-6-44ZM54-60L80-66 58-42Z', c.second) +
      path('M-2-66Q26-88 56-66C60-40 66-20 58-4 50 8 20 10 6 0L-14 98H-72C-50 60-20-10-2-66Z', c.main) +
      [
        [-16, 20, 14],
        [-34, 62, 16],
        [4, -22, 10],
        [-6, 76, 13],
        [-52, 92, 10],
        [-26, 92, 9],
      ]
        .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, c.second))
        .join('') +
      oval(36, -4, 26, 15, c.light) +
      dot(28, -6, 3, c.dark) +
      dot(44, -6, 3, c.dark) +
      dot(16, -44, 6, c.dark) +
      dot(44, -44, 6, c.dark),
  },
  cat: {
    words: 'cat kitten kitty pet meow',
    hue: 60,
    draw: (c) =>
      path('M-74 10L-78-86-30-52Q0-62 30-52L78-86 74 10C76 60 40 82 0 82S-76 60-74 10Z', c.main) +
      path('M-66-62L-62-20-40-44ZM66-62L62-20 40-44Z', c.second) +
      oval(-28, -2, 13, 17, c.light) +
      oval(28, -2, 13, 17, c.light) +
      eyes(27, 0, c.dark, 8) +
      path('M-10 28H10L0 40Z', c.third) +
      line('M0 40Q-10 54-22 46M0 40Q10 54 22 46M-46 34L-92 28M-46 42L-90 50M46 34L92 28M46 42L90 50', c.dark, 4),
  },
  dog: {
    words: 'dog puppy paw pup corgi bark',
    hue: 65,
    draw: (c) =>
      dot(0, 0, 72, c.main) +
      path('M-54-52C-96-62-104 0-84 34-64 30-58-10-40-40ZM54-52C96-62 104 0 84 34 64 30 58-10 40-40Z', c.second) +
      oval(0, 34, 38, 32, c.light) +
      oval(0, 18, 16, 11, c.dark) +
      line('M0 28V40Q-10 52-22 44M0 40Q10 52 22 44', c.dark, 4) +
      path('M-8 48H14V62Q4 78-8 62Z', c.third) +
      eyes(28, -14, c.dark, 8),
  },
  bunny: {
    words: 'bunny rabbit easter hare spring',
    hue: 340,
    draw: (c) =>
      oval(-28, -54, 17, 46, c.light, -8) +
      oval(28, -54, 17, 46, c.light, 8) +
      oval(-28, -52, 8, 34, c.main, -8) +
      oval(28, -52, 8, 34, c.main, 8) +
      oval(0, 32, 64, 58, c.light) +
      eyes(24, 20, c.dark, 7) +
      path('M-9 38H9L0 48Z', c.main) +
      line('M0 48V56Q-10 64-18 58M0 56Q10 64 18 58', c.dark, 4) +
      dot(-40, 46, 11, c.main, ' opacity=".6"') +
      dot(40, 46, 11, c.main, ' opacity=".6"'),
  },
  egg: {
    words: 'egg easter hunt basket',
    hue: 320,
    draw: (c) =>
      path('M0-92C50-92 76-20 76 20 76 66 42 92 0 92S-76 66-76 20C-76-20-50-92 0-92Z', c.main) +
      path('M-66-22L-44-40-22-22 0-40 22-22 44-40 66-22 72 2 44-16 22 2 0-16-22 2-44-16-72 2Z', c.light) +
      path('M-75 32Q0 54 75 32Q72 48 66 58 0 78-66 58-72 48-75 32Z', c.second) +
      [-40, -14, 14, 40].map((x) => dot(x, 24 - Math.abs(x) / 9, 6, c.third)).join(''),
  },
  fish: {
    words: 'fish under sea fishing aquarium ocean goldfish little',
    hue: 50,
    draw: (c) =>
      path('M40 0L98-52Q84 0 98 52Z', c.second) +
      path('M-20-44Q10-84 40-36ZM-10 44Q14 74 34 38Z', c.third) +
      path('M-96 0C-60-66 20-66 58 0 20 66-60 66-96 0Z', c.main) +
      path('M-44-42Q-22 0-44 42Q-60 34-74 22-66 0-74-22-60-34-44-42Z', c.second) +
      dot(-66, -12, 9, c.light) +
      dot(-67, -12, 5, c.dark) +
      line('M-8-24q14 24 0 48M20-22q12 22 0 44', c.second, 5) +
      dot(-92, -54, 6, c.light) +
      dot(-80, -80, 9, c.light),
  },
  shell: {
    words: 'shell seashell mermaid beach ocean sea pearl under',
    hue: 20,
    draw: (c) =>
      path('M-18 70H18L30 94H-30Z', c.second) +
      path(
        'M0 78C-60 70-100 10-84-24-84-48-58-56-50-48-48-78-20-84-14-72-4-92 22-88 22-70 40-82 58-66 54-46 74-54 92-38 86-16 94 20 56 70 0 78Z',
        c.main,
      ) +
      line('M0 72L-66-18M0 72L-38-46M0 72L0-62M0 72L38-46M0 72L66-18', c.second, 5),
  },
  mermaid: {
    words: 'mermaid tail siren little sea',
    hue: 190,
    draw: (c) =>
      path(
        'M-22-98H22C46-50 30-10 12 26 4 44 4 52 4 58C40 34 76 52 92 84 60 98 20 92 0 74-20 92-60 98-92 84-76 52-40 34-4 58-4 52-4 44-12 26-30-10-46-50-22-98Z',
        c.main,
      ) +
      [
        [-80, 2],
        [-56, 3],
        [-32, 3],
        [-8, 2],
        [14, 1],
      ]
        .map(([y = 0, count = 0]) =>
          Array.from({ length: count }, (_, index) => {
            const x = (index - (count - 1) / 2) * 21
            return `<path d="M${x - 10} ${y}a10 11 0 0 0 20 0" fill="${c.second}"/>`
          }).join(''),
        )
        .join('') +
      line('M-4 68Q-40 60-66 78M4 68Q40 60 66 78', c.third, 5) +
      path('M-30-98H30L24-78Q0-68-24-78Z', c.third),
  },
  bird: {
    words: 'bird dove peace baptism communion confirmation spirit stork christening parrot swan flamingo dog',
    hue: 230,
    draw: (c) =>
      path(
        'M-96 10C-60 20-40 10-30-4-30-60-50-84-72-96-10-96 34-60 40-22 48-44 70-50 84-36L100-30 86-22C84 30 40 64-14 58-40 56-74 40-96 10Z',
        c.light,
      ) +
      path('M-30-4C-30-60-50-84-72-96-10-96 34-60 40-22 20 10-10 14-30-4Z', c.main) +
      path('M-96 10C-60 20-40 10-30-4-14 10 0 26-14 58-40 56-74 40-96 10Z', c.second) +
      dot(72, -28, 5, c.dark) +
      path('M84-36L104-28 86-22Z', c.third),
  },
  flamingo: {
    words: 'flamingo pool float tropical miami luau splash',
    hue: 5,
    draw: (c) =>
      line('M-6 40V96M16 40L26 66 12 96', c.dark, 5) +
      line('M34 20C70 10 78-20 54-36 30-52 28-76 44-84', c.main, 15) +
      dot(46, -82, 15, c.main) +
      path('M54-92L78-78 72-56Q62-66 56-72Z', c.dark) +
      path('M-70 14C-60-24-10-36 40 6 40 40 10 52-14 48-40 44-60 40-92 44-84 34-76 28-70 14Z', c.main) +
      path('M-50 16C-34-8-4-10 20 12 4 34-24 38-50 30Z', c.second) +
      dot(46, -86, 4, c.light),
  },
  bat: {
    words: 'bat halloween vampire dracula spooky haunted gothic october witch',
    hue: 300,
    draw: (c) =>
      path(
        'M-16-40L-8-22H8L16-40 20-14C40-40 70-50 100-46 84-30 84-10 86 8 70-2 56 2 50 18 40 8 26 10 20 26 10 34 6 40 0 54-6 40-10 34-20 26-26 10-40 8-50 18-56 2-70-2-86 8-84-10-84-30-100-46-70-50-40-40-20-14Z',
        c.main,
      ) + eyes(7, -6, c.third, 4),
  },
  ghost: {
    words: 'ghost halloween spooky boo haunted phantom scary trick',
    hue: 280,
    draw: (c) =>
      path(
        'M-66 92C-64 50-70-90 0-92 70-90 64 50 66 92 50 72 40 72 30 90 14 70 6 70-4 90-16 70-28 72-34 90-46 74-54 74-66 92Z',
        c.light,
      ) +
      oval(-22, -26, 9, 14, c.dark) +
      oval(22, -26, 9, 14, c.dark) +
      oval(0, 10, 12, 17, c.dark) +
      dot(-40, -2, 9, c.main, ' opacity=".6"') +
      dot(40, -2, 9, c.main, ' opacity=".6"'),
  },
  skull: {
    words: 'skull muerto calavera catrina dead sugar pirate dia halloween skeleton jolly',
    hue: 320,
    draw: (c) =>
      path('M-74-20C-76-76-40-96 0-96S76-76 74-20C74 14 60 30 46 38L42 78H-42L-46 38C-60 30-74 14-74-20Z', c.light) +
      around(8, (turn) => `<g transform="translate(-32 -14)">${rotateBy(oval(0, -20, 7, 10, c.main), turn)}</g>`) +
      around(8, (turn) => `<g transform="translate(32 -14)">${rotateBy(oval(0, -20, 7, 10, c.second), turn)}</g>`) +
      dot(-32, -14, 16, c.dark) +
      dot(32, -14, 16, c.dark) +
      path('M0 8C-14 20-12 32-2 26L0 22 2 26C12 32 14 20 0 8Z', c.dark) +
      line('M-34 52H34M-22 42V64M0 42V66M22 42V64', c.dark, 4) +
      path('M0-88L10-70 0-52-10-70ZM-20-70l8 8-8 8-8-8ZM20-70l8 8-8 8-8-8Z', c.third) +
      box(-30, 78, 60, 12, c.light, 5),
  },
} satisfies Record<string, Motif>
