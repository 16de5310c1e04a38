import { around, box, dot, line, oval, path, rotateBy } from '../svg.ts'
import type { Motif } from './motif.ts'

export const foodMotifs = {
  cocktail: {
    words:
      'cocktail martini drink bar happy hour mixology speakeasy spritz margarita soiree bachelorette casino gatsby twenty flapper deco',
    draw: (c) =>
      path('M-84-74H84L6 16V80H-6V16Z', c.light, ' opacity=".9"') +
      path('M-62-50H62L0 14Z', c.main) +
      oval(0, 86, 46, 9, c.light) +
      line('M-40-96L24-10', c.dark, 4) +
      dot(-8, -52, 15, c.third) +
      dot(-12, -54, 5, c.second) +
      path('M50-74A32 32 0 1 1 92-46L72-60Z', c.second),
  },
  wine: {
    words: 'wine vineyard tasting sommelier winery pinot grape cheese ladie girl dinner supper rose supper',
    hue: 10,
    draw: (c) =>
      path('M-30-98H-6V-56C6-44 14-30 14-8V92H-50V-8C-50-30-42-44-30-56Z', c.third) +
      box(-50, 8, 64, 46, c.light, 2) +
      line('M-38 22H2M-38 36H-12', c.main, 4) +
      path('M30-20H92C94 22 82 38 66 42V82H80V92H42V82H56V42C40 38 28 22 30-20Z', c.light, ' opacity=".85"') +
      path('M32 0H90C88 24 78 34 61 34S34 24 32 0Z', c.main),
  },
  champagne: {
    words:
      'champagne toast new year nye bubbly prosecco cheer rehearsal wedding engagement retirement anniversary bubble 21 21st twenty',
    hue: 90,
    draw: (c) => {
      const flute =
        path('M-20-92H20C24-30 18 6 4 14V74H22V86H-22V74H-4V14C-18 6-24-30-20-92Z', c.light, ' opacity=".85"') +
        path('M-19-58H19C20-22 14 0 0 6-14 0-20-22-19-58Z', c.main) +
        dot(-6, -30, 3.5, c.light) +
        dot(6, -44, 3, c.light) +
        dot(2, -14, 3, c.light)
      return (
        `<g transform="translate(-40 4) rotate(16)">${flute}</g><g transform="translate(40 4) rotate(-16)">${flute}</g>` +
        line('M0-84V-100M-18-82L-26-96M18-82L26-96', c.second, 5)
      )
    },
  },
  beer: {
    words:
      'beer oktoberfest stein pub brewery beergarten biergarten guinness bavarian german tailgate stag bachelor ale lager',
    hue: 75,
    draw: (c) =>
      `<path d="M48-30H70Q92-30 92-6V34Q92 60 66 60H48" fill="none" stroke="${c.third}" stroke-width="15"/>` +
      box(-64, -50, 118, 146, c.main, 12) +
      [-36, -4, 28].map((x) => box(x - 9, -20, 14, 94, c.second, 7)).join('') +
      dot(-52, -56, 24, c.light) +
      dot(-14, -68, 30, c.light) +
      dot(28, -60, 26, c.light) +
      box(-74, -58, 130, 26, c.light, 13) +
      path('M-60-40V-6Q-50 6-44-8V-40Z', c.light),
  },
  coffee: {
    words: 'coffee brunch tea breakfast morning cafe teacup book mug cocoa chocolate',
    hue: 60,
    draw: (c) =>
      `<path d="M56 0H72Q94 4 88 30 80 50 46 50" fill="none" stroke="${c.main}" stroke-width="13"/>` +
      path('M-72-14H64C64 46 40 74-4 74S-72 46-72-14Z', c.main) +
      oval(-4, -14, 68, 15, c.second) +
      oval(-4, -12, 54, 10, c.dark) +
      oval(-4, 84, 84, 11, c.third) +
      line('M-30-42q-14-18 0-30t0-26M4-42q-14-18 0-30t0-26', c.light, 6),
  },
  pizza: {
    words: 'pizza italian slice sleepover game movie',
    hue: 75,
    draw: (c) =>
      path('M-88-56Q0-100 88-56L0 98Z', c.main) +
      path('M-98-60Q0-116 98-60L86-38Q0-78-86-38Z', c.third) +
      dot(-30, -24, 17, c.second) +
      dot(34, -18, 17, c.second) +
      dot(2, 32, 15, c.second) +
      dot(2, -44, 7, c.dark) +
      dot(-10, 4, 6, c.dark) +
      line('M22 16l12-6M-24 20l8 8', c.dark, 5),
  },
  taco: {
    words: 'taco fiesta mexican cinco mayo tortilla salsa burrito puebla',
    hue: 80,
    draw: (c) =>
      [-64, -36, -6, 26, 56]
        .map((x, index) => dot(x, -22 - (4 - Math.abs(2 - index) * 2) * 7, 23, index % 2 === 0 ? c.third : c.second))
        .join('') +
      path('M-98 58C-98-30-50-62 0-62S98-30 98 58Q0 78-98 58Z', c.main) +
      [
        [-50, 10],
        [-10, -26],
        [34, 6],
        [62, 34],
        [-20, 30],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 5, c.second))
        .join(''),
  },
  burger: {
    words: 'burger bbq barbecue grill cookout hot dog father dad labor memorial backyard fry diner',
    hue: 65,
    draw: (c) =>
      path('M-88-6C-88-70-40-88 0-88S88-70 88-6Z', c.main) +
      path('M-96 12Q-78 34-58 14-38 36-18 14 2 36 22 14 42 36 62 14 80 34 96 12V0H-96Z', c.third) +
      box(-90, 24, 180, 26, c.dark, 12) +
      path('M-84 24H84L50 44 20 26Z', c.second) +
      path('M-88 56H88Q88 90 60 90H-60Q-88 90-88 56Z', c.main) +
      [
        [-40, -50],
        [-6, -66],
        [30, -54],
        [54, -32],
        [4, -36],
        [-58, -26],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 8, 4.5, c.light, 20))
        .join(''),
  },
  iceCream: {
    words: 'ice cream sundae popsicle sprinkle summer sweet dessert candy gelato',
    hue: 350,
    draw: (c) =>
      path('M-46 0H46L0 98Z', c.third) +
      line('M-28 4L14 66M0 4L26 42M28 4L-14 66M0 4L-26 42', c.dark, 3, ' opacity=".4"') +
      dot(-26, -18, 36, c.main) +
      dot(28, -18, 36, c.second) +
      dot(0, -56, 36, c.light) +
      dot(4, -96, 11, c.main) +
      path('M-58 0Q-40 26-24 4-4 24 10 6 34 24 60 0Z', c.main),
  },
  cupcake: {
    words: 'cupcake sprinkle shower sweet kid birthday baby dessert bake bakery cookie petit',
    hue: 345,
    draw: (c) =>
      path('M-62 16H62L44 96H-44Z', c.third) +
      line('M-34 22L-24 92M0 22V92M34 22L24 92', c.dark, 4, ' opacity=".3"') +
      path(
        'M-76 20C-96-14-60-34-52-32-50-60-20-66-12-62-6-80 6-92 10-94 30-70 26-60 26-58 50-54 54-30 50-28 90-26 90 4 76 20Z',
        c.main,
      ) +
      path(
        'M-52-32C-20-16 20-14 50-28M-12-62C0-50 14-50 26-58',
        'none',
        ` stroke="${c.second}" stroke-width="7" stroke-linecap="round"`,
      ) +
      dot(8, -94, 12, c.second) +
      [
        [-44, 0],
        [-12, -4],
        [24, 0],
        [52, 0],
        [6, -36],
      ]
        .map(([x = 0, y = 0], index) => box(x - 6, y - 2, 12, 5, index % 2 === 0 ? c.light : c.third, 2))
        .join(''),
  },
  doughnut: {
    words: 'doughnut donut sprinkle breakfast sprinkle',
    hue: 350,
    draw: (c) =>
      dot(0, 0, 92, c.third) +
      path(
        'M-82-14C-80-60-40-86 0-86S84-56 84-10C84 6 70 0 66 18 60 40 40 30 30 50 16 70-6 54-22 62-44 70-52 44-66 36-84 26-82 6-82-14ZM0-30A28 28 0 1 0 0 26 28 28 0 1 0 0-30Z',
        c.main,
        ' fill-rule="evenodd"',
      ) +
      dot(0, 0, 24, c.dark, ' opacity=".35"') +
      around(9, (turn, index) =>
        rotateBy(box(-9, -64, 18, 7, index % 3 === 0 ? c.light : index % 3 === 1 ? c.second : c.dark, 3), turn),
      ),
  },
  pineapple: {
    words: 'pineapple tropical luau tiki hawaiian aloha pool fruit smoothie summer',
    hue: 85,
    draw: (c) =>
      path(
        'M0-26C-8-60-44-72-56-66-40-58-30-44-24-26ZM0-26C8-60 44-72 56-66 40-58 30-44 24-26ZM0-22C-22-56-18-86 0-100 18-86 22-56 0-22Z',
        c.third,
      ) +
      oval(0, 38, 50, 60, c.main) +
      line('M-40 4L34 80M-48 34L14 94M-14-16L48 50M40 4L-34 80M48 34L-14 94M14-16L-48 50', c.second, 4),
  },
  turkey: {
    words: 'turkey thanksgiving friendsgiving roast stuffing feast potluck',
    hue: 50,
    draw: (c) =>
      oval(0, 78, 100, 18, c.light) +
      path('M-70 56C-84-10-40-60 10-56 60-52 88-6 76 56 40 84-40 84-70 56Z', c.main) +
      path('M50 10C84-10 92-40 84-58 100-74 112-52 98-46 104-24 90 26 62 46Z', c.second) +
      box(76, -80, 26, 20, c.light, 10) +
      path('M-50 40C-50 4-30-30 10-34-6-10-14 20-10 52Z', c.second, ' opacity=".6"') +
      [-70, -46, 60, 82].map((x) => dot(x, 74, 10, c.third)).join(''),
  },
  popcorn: {
    words: 'popcorn movie film cinema screening oscar projector netflix snack',
    draw: (c) =>
      [
        [-40, -36],
        [-8, -52],
        [28, -44],
        [48, -22],
        [-58, -14],
        [-20, -22],
        [14, -18],
        [0, -76],
        [-30, -66],
      ]
        .map(([x = 0, y = 0], index) => dot(x, y, 20, index % 2 === 0 ? c.light : c.third))
        .join('') +
      path('M-68-6H68L46 96H-46Z', c.main) +
      path('M-46-6H-20L-14 96H-32ZM20-6H46L32 96H14Z', c.light) +
      box(-72, -14, 144, 15, c.second, 6),
  },
  pretzel: {
    words: 'pretzel oktoberfest bavarian german snack',
    hue: 55,
    draw: (c) =>
      `<g fill="none" stroke="${c.main}" stroke-width="24" stroke-linecap="round"><path d="M-34 78L30-4C60-44 92-26 84 14 76 52 36 70 0 70S-76 52-84 14C-92-26-60-44-30-4L34 78"/></g>` +
      [
        [-66, -10],
        [-46, 52],
        [0, 70],
        [46, 52],
        [66, -10],
        [0, 34],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 5, c.light))
        .join(''),
  },
  chefPot: {
    words: 'potluck dish casserole cooking cook chef soup buffet recipe kitchen meal lunch dining',
    draw: (c) =>
      box(-96, 2, 192, 18, c.dark, 9) +
      box(-74, -14, 148, 94, c.main, 18) +
      box(-80, -30, 160, 22, c.second, 11) +
      dot(0, -40, 13, c.third) +
      path('M-56 2V50Q-50 66-42 50V2Z', c.light, ' opacity=".7"') +
      line('M-30-54q-12-16 0-24t0-20M30-54q-12-16 0-24t0-20', c.light, 6),
  },
} satisfies Record<string, Motif>
