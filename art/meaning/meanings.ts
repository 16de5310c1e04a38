import { birthdayMeanings } from './birthdays.ts'
import { faithMeanings, gatheringMeanings, sportMeanings, themedPartyMeanings } from './gatherings.ts'
import { holidayMeanings } from './holidays.ts'
import type { Meaning } from './meaning.ts'
import { babyMeanings, weddingMeanings } from './weddingsAndBabies.ts'

/** The meanings of all themes of the catalog, by theme id. */
export const meanings: ReadonlyMap<number, Meaning> = new Map(
  [
    ...holidayMeanings,
    ...gatheringMeanings,
    ...themedPartyMeanings,
    ...sportMeanings,
    ...faithMeanings,
    ...birthdayMeanings,
    ...weddingMeanings,
    ...babyMeanings,
  ].map((meaning) => [meaning.themeId, meaning]),
)
