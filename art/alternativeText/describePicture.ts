import { themeBrief, type CoverTheme } from '../staging/paintCover.ts'
import { tintsOf, type StagedBrief } from '../staging/paintStaged.ts'
import type { SetName } from '../staging/sets.ts'
import { thingsOfNumeral, type Thing } from '../things/thing.ts'
import { colorName } from './colorName.ts'
import { phraseOfThing } from './phraseOfThing.ts'

/** The places of pictures, after the things in them. */
const places: Readonly<Record<SetName, string>> = {
  studio: 'against a plain wall',
  linen: 'on a table with a linen cloth',
  partyTable: 'on a party table',
  podium: 'on a round podium',
  confetti: 'amid confetti',
  marbleBar: 'on a marble bar',
  club: 'in a dance club',
  stage: 'on a stage',
  velvet: 'before a velvet curtain',
  rooftop: 'on a rooftop in the evening',
  gardenLights: 'in a garden with lights',
  stars: 'under a night sky',
  meadow: 'in a meadow',
  picnic: 'on a picnic blanket',
  beach: 'on a beach',
  pool: 'by a pool',
  clouds: 'among clouds',
  underwater: 'under water',
  snow: 'in the snow',
  cabin: 'in a cabin',
  autumn: 'among autumn leaves',
  porch: 'on a porch at night',
  jungle: 'in the jungle',
  desert: 'in the desert',
  floodlights: 'on a field under floodlights',
  paperHills: 'among paper hills',
  mesh: '',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Rendered things of which most takes the picture's colors, rather than a ribbon or a lid. */
const wholeTints: ReadonlySet<string> = new Set(
  `balloons balloon gift partyHat popper star bell mask crown flower butterfly lotus suitcase car umbrella tie candle heroCape heroMask
  cowboyBoots poolFloat kite balloonDog bunting balloonArch hotAirBalloon cake cakeTall cupcake`.split(/\s+/),
)

const colorOf = ({ name }: Thing, tint: string): string => (wholeTints.has(name) ? colorName(tint) : '')

/**
 * Returns the alternative text of a staged picture: a sentence in English that says what stands in it and where, such as "A piñata, two
 * roses, and papel picado under a night sky." It follows from the things that the picture was staged with.
 */
export function describePicture({ cast, numeral, inks, set }: StagedBrief): string {
  const hasNumeral = numeral !== undefined && thingsOfNumeral(numeral).length > 0
  const tints = tintsOf(inks)
  const groups = Map.groupBy(cast.entries(), ([, { name }]) => name)
  const phrases = [...groups.values()].flatMap((members) => {
    const [first] = members
    if (!first) return []
    const [at, thing] = first
    const tint = tints[(at + (hasNumeral ? 1 : 0)) % tints.length] ?? inks.pop
    // Things of one kind have different tints.
    return [phraseOfThing(thing, members.length, members.length === 1 ? colorOf(thing, tint) : '')]
  })
  const subjects = hasNumeral ? [`the number ${numeral} made of foil balloons`, ...phrases] : phrases
  const text = [list.format(subjects), places[set]].filter((part) => part !== '').join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/**
 * Returns the alternative text of one of a theme's covers.
 * @throws RangeError for a theme without a cover.
 */
export const describeThemeCover = (theme: CoverTheme, at: number): string => describePicture(themeBrief(theme, at))
