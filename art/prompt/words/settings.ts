import type { PhraseTable } from './phrases.ts'

/**
 * Names of towns and countries, by the thing that stands for them where a prompt names nothing else. A party is at a place; its subject is
 * what guests do there.
 */
export const settings: PhraseTable = {
  eiffelTower: 'paris, parisian, france',
  'tokyo-tower': 'tokyo, monaco',
  'office-building':
    'new york, nyc, new york city, manhattan, brooklyn, chicago, los angeles, hong kong, dubai, singapore, toronto, seoul, shanghai, frankfurt, downtown',
  'statue-of-liberty': 'america, usa, united states',
  'classical-building': 'rome, roma, athens, greece, washington, berlin, vienna, wien, madrid, lisbon, lisboa',
  'japanese-castle': 'japan, kyoto, osaka',
  guitar: 'nashville, memphis',
  trumpet: 'new orleans, nola',
  'slot-machine': 'vegas, las vegas, atlantic city',
  palm: 'miami, hawaii, florida, california, cancun, ibiza, malibu, bali, maui, key west, tulum',
  grapes: 'napa, napa valley, sonoma, tuscany, bordeaux',
  mountain: 'aspen, alps, the alps, colorado, tahoe, lake tahoe, yosemite, switzerland, the rockies',
  teapot: 'london, england, britain',
  shamrock: 'dublin, ireland',
  kangaroo: 'australia, sydney, melbourne',
  houses: 'main street, amsterdam, copenhagen, koreatown, chinatown, little italy, soho',
  pizza: 'naples, napoli, italy, sicily',
  taco: 'mexico city',
  moai: 'easter island',
}

/** Things that are places. A prompt that names one after a word such as "at" says where the party is. */
export const placeThings: ReadonlySet<string> = new Set(
  `office-building houses house house-with-garden hotel school department-store castle japanese-castle tokyo-tower eiffelTower statue-of-liberty
  classical-building stadium church mosque synagogue hindu-temple shinto-shrine fountain mountain volcano mount-fuji beach-with-umbrella
  desert-island wave palm playground-slide ferris-wheel circus-tent globe-showing-europe-africa globe-showing-americas
  globe-showing-asia-australia hut rock wood evergreen-tree deciduous-tree lighthouse tree office-building door station train railway-car umbrella sun`.split(
    /\s+/,
  ),
)

/** English words before a place. */
const englishPrepositions: ReadonlySet<string> = new Set(
  'in at by near on from to around outside inside behind under'.split(' '),
)

/** Words before a place in the other languages. Some of them mean something else in English, such as "an". */
const foreignPrepositions: ReadonlySet<string> = new Set(
  `in im am an bei beim auf aus nach en sur au aux dans chez sous no na nos nas em sul sulla sul al alla nel nella aan bij op w nad u pri ved på
  vid`.split(/\s+/),
)

/** Returns true for a word that comes before a place in a language. */
export const isPlacePreposition = (language: string, word: string): boolean =>
  (language === 'en' ? englishPrepositions : foreignPrepositions).has(word)
