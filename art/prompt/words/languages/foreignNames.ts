import type { PhraseTable } from '../phrases.ts'
import { de } from './de.ts'
import { ja, ko, zh } from './eastAsian.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ar, el, he, hi, ro, vi } from './furtherLanguages.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { da, nb } from './nordic.ts'
import { cs, fi, hu, tr } from './otherEuropean.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { uk } from './uk.ts'

/** Hosts' words for things in other languages, by language. */
export const foreignNames: Readonly<Record<string, PhraseTable>> = {
  ar,
  cs,
  da,
  de,
  el,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
  vi,
  zh,
}
