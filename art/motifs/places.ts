import { around, box, dot, line, oval, path, starPath, rotateBy } from '../svg.ts'
import type { Motif } from './motif.ts'

export const placeMotifs = {
  castle: {
    words: 'castle princess fairy tale knight royal bounce dragon cinderella disney bouncy kingdom',
    hue: 310,
    draw: (c) =>
      path('M-64-40L-44-92-24-40ZM24-40L44-92 64-40ZM-20-58L0-104 20-58Z', c.second) +
      box(-60, -40, 32, 134, c.main) +
      box(28, -40, 32, 134, c.main) +
      box(-16, -58, 32, 60, c.main) +
      path('M-36 94V0H-24V12H-12V0H0V12H12V0H24V12H36V94Z', c.main) +
      path('M-92 94V30H-82V40H-72V30H-60V94ZM60 94V30H72V40H82V30H92V94Z', c.third) +
      path('M-17 94V62A17 19 0 0 1 17 62V94Z', c.dark) +
      [
        [-44, -10],
        [44, -10],
        [0, -36],
      ]
        .map(([x = 0, y = 0]) => path(`M${x - 6} ${y + 14}V${y}A6 8 0 0 1 ${x + 6} ${y}V${y + 14}Z`, c.dark))
        .join(''),
  },
  house: {
    words: 'house home housewarming apartment moving open new neighbor welcome cabin cottage farewell roof moved',
    hue: 30,
    draw: (c) =>
      box(40, -70, 22, 46, c.dark) +
      box(-70, -14, 140, 106, c.light, 4) +
      path('M-96-6L0-90 96-6 82 8 0-62-82 8Z', c.main) +
      box(-18, 34, 36, 58, c.second, 3) +
      dot(9, 64, 4, c.light) +
      box(-56, 12, 28, 30, c.third, 2) +
      box(28, 12, 28, 30, c.third, 2) +
      path('M0-14C-22-32-12-46-4-42L0-38 4-42C12-46 22-32 0-14Z', c.main),
  },
  tent: {
    words: 'tent camping camp glamping circu outdoor sleeping slumber sleepover fort trail hike',
    hue: 60,
    draw: (c) =>
      path('M-98 84L0-70 98 84Z', c.main) +
      path('M0-70L98 84H40Z', c.second) +
      path('M-34 84L0-14 34 84Z', c.dark) +
      line('M0-70V-96', c.dark, 5) +
      path('M2-96L34-84 2-74Z', c.third) +
      box(-100, 82, 200, 10, c.third, 5),
  },
  ship: {
    words: 'ship pirate treasure boat sail captain cruise ahoy yacht sailing voyage bon nautical',
    hue: 45,
    draw: (c) =>
      line('M0-98V40', c.dark, 7) +
      path('M-8-82C-60-60-66-10-60 22H-8Z', c.light) +
      path('M8-90C60-60 72-10 66 22H8Z', c.second) +
      path('M3-98L46-92 3-80Z', c.third) +
      path('M-92 34H92C84 74 60 86 34 86H-34C-60 86-84 74-92 34Z', c.main) +
      line('M-80 52H80', c.third, 6) +
      line('M-100 90q12-12 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0', c.light, 6),
  },
  car: {
    words: 'car race racing truck driver speed wheel hot limo road auto driving',
    hue: 25,
    draw: (c) =>
      path('M-96 40V10C-96-6-70-10-52-14L-26-52Q-20-60-8-60H32Q44-60 52-50L70-14C90-10 98 0 98 20V40Z', c.main) +
      path('M-36-14L-16-44H4V-14ZM14-14V-44H32L50-14Z', c.light) +
      box(-98, 34, 198, 12, c.dark, 6) +
      [-52, 56].map((x) => dot(x, 46, 27, c.dark) + dot(x, 46, 12, c.light)).join('') +
      dot(90, 12, 8, c.third) +
      path('M-96 16H98V24H-96Z', c.second),
  },
  truck: {
    words: 'truck digger construction monster fire dump tractor excavator train vehicle building',
    hue: 85,
    draw: (c) =>
      path('M-98-40H14L4 26H-84Z', c.main) +
      line('M-70-36L-60 22M-40-36L-34 22M-10-36L-10 22', c.second, 6) +
      path('M20-30H58L88 4V50H20Z', c.second) +
      path('M34-18H54L72 4H34Z', c.light) +
      box(-90, 26, 184, 24, c.dark, 6) +
      [-58, -8, 60].map((x) => dot(x, 62, 27, c.dark) + dot(x, 62, 11, c.third)).join(''),
  },
  book: {
    words: 'book reading novel club library literature author story storybook writer haggadah torah mitzvah yearbook',
    draw: (c) =>
      path('M-100-52Q-50-76 0-48 50-76 100-52V76Q50 52 0 80-50 52-100 76Z', c.main) +
      path('M-90-58Q-46-78 0-52V66Q-46 42-90 60Z', c.light) +
      path('M90-58Q46-78 0-52V66Q46 42 90 60Z', c.light) +
      line(
        'M-72-32Q-46-42-18-28M-72-10Q-46-20-18-6M-72 12Q-46 2-18 16M72-32Q46-42 18-28M72-10Q46-20 18-6M72 12Q46 2 18 16',
        c.dark,
        3.5,
        ' opacity=".5"',
      ) +
      line('M0-50V70', c.second, 5) +
      path('M44-66V-14L54-26 64-14V-70Z', c.third),
  },
  suitcase: {
    words:
      'suitcase travel farewell trip voyage vacation going away goodbye bon moving adventure retirement destination honeymoon',
    draw: (c) =>
      `<path d="M-30-50V-74Q-30-84-20-84H20Q30-84 30-74V-50" fill="none" stroke="${c.dark}" stroke-width="11"/>` +
      box(-92, -52, 184, 136, c.main, 18) +
      box(-66, -52, 16, 136, c.second) +
      box(50, -52, 16, 136, c.second) +
      path(starPath(5, 24, 10), c.light, ' transform="translate(-10 0) rotate(-12)"') +
      dot(20, 44, 17, c.third) +
      box(-38, 30, 34, 26, c.light, 3),
  },
  cowboy: {
    words: 'cowboy cowgirl western rodeo ranch country hoedown yeehaw wild west boot hat nashville texas',
    hue: 55,
    draw: (c) =>
      path(
        'M-100 26C-90 4-66 24-52 30-46-34-36-66-16-62-6-60 6-60 16-62 36-66 46-34 52 30 66 24 90 4 100 26 80 66 40 70 0 70S-80 66-100 26Z',
        c.main,
      ) +
      path('M-51 12Q0 34 51 12L53 30Q0 54-53 30Z', c.second) +
      path(starPath(5, 15, 6), c.light, ' transform="translate(0 32)"') +
      line('M0-58Q-6-40 0-20', c.dark, 4, ' opacity=".4"'),
  },
  witchHat: {
    words: 'witch hat halloween wizard magic potter spooky haunted sorcerer',
    hue: 300,
    draw: (c) =>
      path('M-46 50C-30 0-14-60 34-96 20-64 40-50 28-26 40 0 44 30 50 50Z', c.main) +
      oval(0, 62, 98, 22, c.main) +
      path('M-52 34Q0 60 50 36L54 58Q0 80-58 56Z', c.second) +
      box(-14, 44, 30, 24, c.third, 4) +
      box(-6, 51, 14, 10, c.main, 2),
  },
  baby: {
    words:
      'baby shower stroller pram nursery newborn expecting pregnant sprinkle diaper sip reveal gender mom 1st boy girl infant twin',
    hue: 230,
    draw: (c) =>
      path('M-2-4V-88C-58-88-92-50-92-4Z', c.second) +
      path('M-92-4H72C72 44 40 60-10 60S-92 44-92-4Z', c.main) +
      line('M72-4L92-52H104', c.dark, 8) +
      path('M-2-4V-88M-2-4L-62-58M-2-4L-30-82', 'none', ` stroke="${c.main}" stroke-width="4"`) +
      [-52, 34].map((x) => dot(x, 76, 20, c.dark) + dot(x, 76, 9, c.light)).join('') +
      path('M-10 40C-36 20-26 4-16 8L-10 14-4 8C6 4 16 20-10 40Z', c.third),
  },
  bottle: {
    words: 'baby bottle milk formula diaper shower newborn sip see coed virtual infant',
    hue: 220,
    draw: (c) =>
      `<g transform="rotate(18)">` +
      path('M-14-66C-14-84-8-98 0-98S14-84 14-66Z', c.third) +
      box(-34, -68, 68, 24, c.second, 7) +
      path('M-30-44H30C46-26 46-10 44 70Q42 94 20 94H-20Q-42 94-44 70C-46-10-46-26-30-44Z', c.light) +
      path('M-44 14Q-20 0 0 14T44 14L43 70Q42 94 20 94H-20Q-42 94-43 70Z', c.main) +
      line('M24-10H38M20 10H38M24 30H38M20 50H38', c.dark, 4, ' opacity=".5"') +
      '</g>',
  },
  star6: {
    words: 'mitzvah bar bat torah jewish passover synagogue seder hanukkah hora',
    hue: 255,
    draw: (c) =>
      `<path d="M0-92L80 46H-80Z" fill="none" stroke="${c.main}" stroke-width="17" stroke-linejoin="round"/><path d="M0 92L-80-46H80Z" fill="none" stroke="${c.second}" stroke-width="17" stroke-linejoin="round"/>` +
      dot(0, 0, 15, c.third),
  },
  chalice: {
    words: 'communion chalice confirmation church catholic sacrament eucharist mass baptism faith passover seder',
    hue: 88,
    draw: (c) =>
      around(12, (turn) => rotateBy(line('M0-66V-84', c.third, 4), turn)).replaceAll('M0-66', 'M0-70') +
      dot(0, -56, 36, c.light) +
      line('M0-74V-38M-14-60H14', c.main, 5) +
      path('M-46-22H46C46 24 24 36 8 40V70H38V88H-38V70H-8V40C-24 36-46 24-46-22Z', c.main) +
      path('M-46-22H46V-8H-46Z', c.second),
  },
  magnifier: {
    words: 'mystery detective murder whodunit clue sherlock crime suspect secret escape',
    draw: (c) =>
      line('M28 28L84 84', c.dark, 24) +
      dot(-16, -16, 74, c.main) +
      dot(-16, -16, 58, c.light) +
      path('M-40-30C-40-64 8-64 8-30 8-14-8-10-10 4H-22C-22-20-4-18-4-30-4-46-26-46-28-30Z', c.dark) +
      dot(-16, 20, 8, c.dark) +
      path('M-62-24A48 48 0 0 1-40-58', 'none', ` stroke="${c.second}" stroke-width="8" stroke-linecap="round"`),
  },
  umbrella: {
    words: 'umbrella parasol beach seaside sand vacation sandcastle shore volleyball day coast',
    hue: 20,
    draw: (c) =>
      line('M0-80L24 92', c.dark, 7) +
      path(
        'M-98 10C-92-60-40-92-4-88 50-84 92-50 96-16 74-30 60-24 48-8 32-24 16-22 2-2-16-18-34-14-48 4-62-10-84-8-98 10Z',
        c.main,
      ) +
      path(
        'M-4-88C-40-70-52-30-48 4-34-14-16-18 2-2 6-40 4-70-4-88ZM-4-88C50-84 92-50 96-16 74-30 60-24 48-8 40-50 24-74-4-88Z',
        c.second,
      ) +
      path('M-100 92Q0 62 100 92Z', c.third),
  },
  tie: {
    words:
      'tie father dad papa grandpa bow groom groomsmen bachelor retire retirement gentleman grandparent office boss coworker work',
    hue: 255,
    draw: (c) =>
      path('M0-6C-30-56-96-66-94-36V36C-96 66-30 56 0 6 30 56 96 66 94 36V-36C96-66 30-56 0-6Z', c.main) +
      path('M-88-30Q-50-20-20 0-50 20-88 30ZM88-30Q50-20 20 0 50 20 88 30Z', c.second) +
      box(-20, -26, 40, 52, c.third, 12),
  },
  comic: {
    words: 'superhero hero spiderman batman marvel avenger cape comic superman power wow pop boom save',
    hue: 30,
    draw: (c) =>
      path(starPath(14, 100, 64), c.second) +
      path(starPath(14, 82, 52), c.main) +
      path('M10-58L-34 10H-6L-16 58 34-16H4Z', c.light, ` stroke="${c.dark}" stroke-width="5" stroke-linejoin="round"`),
  },
  lipstick: {
    words: 'girl lipstick makeup glam manicure beauty pamper spa ladie bachelorette besty gno facial galentine',
    hue: 5,
    draw: (c) =>
      path('M-24-30V-70C-24-90 10-104 24-92V-30Z', c.main) +
      path('M-24-62C-10-60 14-76 24-92V-30H-24Z', c.second, ' opacity=".5"') +
      box(-30, -32, 60, 36, c.third, 4) +
      box(-40, 2, 80, 92, c.dark, 8) +
      box(-28, 14, 10, 68, c.light, 5, ' opacity=".4"'),
  },
  laptop: {
    words: 'virtual online zoom video call remote laptop screen watch party computer webinar stream distance',
    draw: (c) =>
      box(-76, -74, 152, 112, c.dark, 10) +
      box(-66, -64, 132, 92, c.light, 4) +
      dot(-30, -24, 18, c.main) +
      path('M-60 28C-60 0 0 0 0 28Z', c.main) +
      dot(34, -18, 14, c.second) +
      path('M12 28C12 6 56 6 56 28Z', c.second) +
      path('M-100 42H100L90 64H-90Z', c.third),
  },
  glasses: {
    words: 'sunglasses eighty 80s neon ninety 90s cool shade glow rave hipster party',
    draw: (c) =>
      path(
        'M-98-34H-8Q0-28 8-34H98L94-18C90 30 70 42 46 42S12 30 8-6Q0-14-8-6C-12 30-22 42-46 42S-90 30-94-18Z',
        c.main,
      ) +
      path('M-84-20H-22C-24 18-34 28-48 28S-80 18-84-20ZM84-20H22C24 18 34 28 48 28S80 18 84-20Z', c.dark) +
      path('M-72-16L-52-16-66 14ZM36-16L56-16 40 14Z', c.second),
  },
} satisfies Record<string, Motif>
