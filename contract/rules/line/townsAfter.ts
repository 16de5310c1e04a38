import { notTown, otherStart } from '../events/addressPatterns.ts'
import { linkMark } from './lineParts.ts'

const townWord = `${notTown}\\p{Lu}[\\p{L}\\p{M}.-]*(?!['’])`
const town = `(?:\\d{4,5}(?:-\\d{4})?\\s+)?(?:${townWord})(?:\\s+(?:am|an der|de|del|la|upon|on)\\s+${townWord}|\\s+${townWord}){0,3}(?:\\s+\\d{4,5}(?:-\\d{4})?|\\s+[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2})?`

/** Matches the towns, regions, and postal codes that follow an address: ", Oakland, CA 94601" or " in Oakland". */
export const townsAfter = new RegExp(
  `^(?:\\s*,\\s*(?:${town}|\\d{5}(?:-\\d{4})?|[A-Z]{2})(?=\\s*(?:[,;.!?${linkMark}]|$)|\\s+(?:on|at|from|this|next|@)\\b|\\s+${otherStart}|\\s+\\d)|(?:\\s+in)?\\s+${town}(?=\\s*(?:[,;.!?${linkMark}]|$)|\\s+${otherStart})){1,4}`,
  'u',
)
