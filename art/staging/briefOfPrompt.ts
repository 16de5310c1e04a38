import { fixedColor, hueOf, toner } from '../canvas.ts'
import type { Palette } from '../palettes.ts'
import { ageIn } from '../prompt/ageIn.ts'
import { seededRandom, type Random } from '../random.ts'
import { scenes, type Scene } from '../scenes/scenes.ts'
import { wordsOf } from '../words.ts'
import { castOf, type PictureWords } from './castOf.ts'
import type { StagedBrief } from './paintStaged.ts'
import type { SetName } from './sets.ts'

/** The places that words select, most fitting first. */
const places: readonly (readonly [set: SetName, words: string])[] = [
  ['club', 'disco dance nightclub clubbing rave neon dj bowling karaoke'],
  ['stage', 'karaoke movie film theater concert comedy show opera circus talent disco graduation masquerade'],
  ['velvet', 'masquerade mask casino poker gala hanukkah diwali lunar theater opera engagement'],
  ['pool', 'pool swim splash flamingo beach summer'],
  ['underwater', 'underwater mermaid ocean aquarium fish scuba'],
  ['jungle', 'jungle safari dinosaur tropical hawaii tiki luau zoo'],
  ['beach', 'beach sea island surf summer pirate sunset luau flamingo mermaid'],
  ['cabin', 'cabin cozy book christmas xmas december winter hanukkah'],
  ['snow', 'snow winter christmas xmas ski ice december'],
  ['porch', 'halloween spooky haunted witch ghost pumpkin'],
  ['autumn', 'autumn fall harvest thanksgiving october pumpkin halloween'],
  ['desert', 'desert cowboy western rodeo fiesta taco dinosaur'],
  ['floodlights', 'soccer football baseball tennis match final tournament league'],
  ['picnic', 'picnic strawberry lemonade barbecue bbq cookout brunch'],
  ['gardenLights', 'barbecue bbq cookout backyard garden lantern wedding diwali'],
  ['meadow', 'garden spring easter farm meadow golf picnic'],
  ['stars', 'camping star moon space rocket planet eid ramadan sleepover'],
  ['clouds', 'unicorn rainbow cloud dream baptism'],
  ['rooftop', 'rooftop skyline evening midnight eve firework cocktail champagne'],
  ['linen', 'dinner supper lunch brunch breakfast wine potluck feast meal tea'],
  ['marbleBar', 'cocktail bar wine beer drink tasting dinner'],
  ['partyTable', 'birthday cake cupcake supper dinner beer oktoberfest'],
  ['podium', 'birthday shower bridal wedding graduation'],
  ['confetti', 'birthday graduation carnival'],
]

/** For a place, others that fit the same words. */
const kin: Partial<Record<SetName, SetName>> = {
  club: 'rooftop',
  stage: 'velvet',
  velvet: 'stage',
  pool: 'beach',
  underwater: 'beach',
  jungle: 'meadow',
  beach: 'pool',
  cabin: 'linen',
  snow: 'cabin',
  porch: 'autumn',
  autumn: 'porch',
  desert: 'beach',
  floodlights: 'meadow',
  picnic: 'meadow',
  gardenLights: 'meadow',
  meadow: 'picnic',
  stars: 'rooftop',
  clouds: 'meadow',
  rooftop: 'marbleBar',
  linen: 'partyTable',
  marbleBar: 'velvet',
  partyTable: 'confetti',
}

/** The places for any subject. */
const anywhere: readonly SetName[] = ['podium', 'studio', 'confetti', 'paperHills', 'linen', 'mesh']

/** Places in which confetti would be out of place. */
const isQuiet: ReadonlySet<SetName> = new Set(['snow', 'autumn', 'underwater', 'jungle', 'desert', 'confetti'])

/** The composition of each of four pictures. */
const compositionsByVariant = ['stillLife', 'closeUp', 'gathering', 'parade'] as const

/** The turns of the event's hue in each of four pictures, in radians. */
const hueTurns = [0, 0.5, -0.5, 0.9] as const

/** Returns colors around an event's hue. */
function inksOf(colors: { primary: string; text: string }, variant: number, random: Random): Palette {
  const tone = toner(hueOf(colors, random) + (hueTurns[variant] ?? 0))
  const turn = random.pick([2.1, 2.6, -2.2, -0.9])
  return {
    ground: tone(0.84, 0.1),
    deep: tone(0.32, 0.11, 0.1),
    mid: tone(0.62, 0.16, 0.25),
    soft: tone(0.94, 0.05, -0.1),
    pop: tone(0.63, 0.21, turn),
    glow: fixedColor(0.9, 0.15, 90),
    paper: fixedColor(0.98, 0.012, 90),
    ink: tone(0.2, 0.06),
  }
}

/**
 * Returns the places that words select, most fitting first, at most three.
 */
function placesOf(text: string): readonly SetName[] {
  const words = new Set(wordsOf(text))
  const namedPlaces = places.filter(([, list]) => wordsOf(list).some((word) => words.has(word))).map(([set]) => set)
  return [...new Set([...namedPlaces, ...namedPlaces.flatMap((one) => kin[one] ?? [])])].slice(0, 3)
}

/**
 * Returns the brief of a staged picture for a host's words, in the event's colors. Four consecutive seeds give four different
 * compositions.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export async function briefOfPrompt(
  { prompt, title = '' }: PictureWords,
  colors: { primary: string; text: string },
  seed: number,
): Promise<StagedBrief> {
  const variant = ((Math.floor(seed) % 4) + 4) % 4
  const random = seededRandom(Math.imul(Math.floor(seed), 2_654_435_761))
  const numeral = ageIn(prompt) ?? ageIn(title)
  const [subject, ...others] = await castOf({ prompt, title }, random)
  const promptPlaces = placesOf(prompt)
  const fitting = promptPlaces.length > 0 ? promptPlaces : placesOf(title)
  const free = anywhere.filter((one) => !fitting.includes(one))
  const set = fitting[variant] ?? free[(Math.floor(Math.abs(seed) / 4) + variant) % free.length] ?? 'studio'
  const scene: Scene | undefined = set === 'mesh' ? undefined : scenes[set]
  return {
    set,
    composition: compositionsByVariant[variant] ?? 'stillLife',
    cast: [
      subject,
      ...others.filter(
        (one) => one.name === subject.name || scene?.without?.every((name) => name !== one.name) !== false,
      ),
    ],
    ...(numeral === undefined || variant % 2 === 1 ? {} : { numeral }),
    inks: inksOf(colors, variant, random),
    seed: Math.floor(seed),
    hasConfetti: variant !== 3 && fitting.every((one) => !isQuiet.has(one)),
  }
}
