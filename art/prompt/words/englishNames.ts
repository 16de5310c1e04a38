import { animals } from './animals.ts'
import { celebrations } from './celebrations.ts'
import { clothes } from './clothes.ts'
import { drinks } from './drinks.ts'
import { food } from './food.ts'
import { household } from './household.ts'
import { music } from './music.ts'
import { nature } from './nature.ts'
import { pets } from './pets.ts'
import type { PhraseTable } from './phrases.ts'
import { places } from './places.ts'
import { play } from './play.ts'
import { sweets } from './sweets.ts'
import { travel } from './travel.ts'

/** Hosts' words for things in English. If several tables contain a phrase, the first one wins. */
export const englishNames: readonly PhraseTable[] = [
  pets,
  animals,
  food,
  sweets,
  drinks,
  nature,
  travel,
  places,
  play,
  music,
  clothes,
  household,
  celebrations,
]
