import { dietNames } from '@festoon/contract/messages/guests/diets'
import * as copy from '@festoon/contract/messages/rsvp/headFields'
import { limits } from '../../limits.ts'
import type { Heads } from '../../nouns/catering/heads.ts'
import { linkInName } from '../hasLink.ts'
import { diets, type Diet } from './diets.ts'

/** The names of the form fields for the caterer's details. `part` tells that a form has them. */
export const headFields = {
  part: 'heads',
  children: 'children',
  plusOne: 'plusOne',
  dietNote: 'dietNote',
  /** The chosen diets, each of which counts once if the field with its count is missing. */
  diets: 'diets',
  diet: (diet: Diet): string => `diet.${diet}`,
} as const

/** Error messages by the part of a guest's details that they are about. */
export type HeadErrors = Partial<Record<keyof Heads, string>>

/**
 * Returns the details for the caterer in a submitted form's fields, without empty parts; undefined if the form doesn't ask for them. A
 * count that isn't a number is NaN, which `headErrors` refuses.
 */
export function formHeads(fields: Iterable<readonly [string, unknown]>): Heads | undefined {
  const fieldValues = new Map<string, string[]>()
  for (const [name, values] of fields)
    for (const value of [values].flat())
      if (typeof value === 'string') fieldValues.set(name, [...(fieldValues.get(name) ?? []), value])
  if (!fieldValues.has(headFields.part)) return undefined
  const text = (name: string): string => fieldValues.get(name)?.[0]?.replaceAll('\r\n', '\n').trim() ?? ''
  const children = countIn(text(headFields.children))
  // Without JavaScript, one field has all names, one per line.
  const names = (fieldValues.get(headFields.plusOne) ?? [])
    .flatMap((value) => value.split(/\r?\n/))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const once = fieldValues.get(headFields.diets) ?? []
  const chosenDiets = diets
    .map((diet) => {
      const field = headFields.diet(diet)
      return { diet, count: fieldValues.has(field) ? countIn(text(field)) : Number(once.includes(diet)) }
    })
    .filter(({ count }) => count !== 0)
  const dietNote = text(headFields.dietNote)
  return {
    ...(children === 0 ? {} : { children }),
    ...(names.length === 0 ? {} : { plusOneNames: names }),
    ...(chosenDiets.length === 0 ? {} : { diets: chosenDiets }),
    ...(dietNote === '' ? {} : { dietNote }),
  }
}

// Number() would also accept 0x2 and 1e0, which our form never sends.
const countIn = (text: string): number => (text === '' ? 0 : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

/** Returns the error messages for the details of a guest who brings `plusOnes` people. At least one of the party is an adult. */
export function headErrors(
  { children = 0, plusOneNames = [], diets: chosenDiets = [], dietNote = '' }: Heads,
  plusOnes: number,
): HeadErrors {
  const errors: HeadErrors = {}
  const partySize = plusOnes + 1
  if (!(children <= plusOnes)) errors.children = copy.tooManyChildren(plusOnes)
  if (plusOneNames.length > plusOnes)
    errors.plusOneNames = plusOnes === 0 ? copy.noPlusOnes : copy.tooManyNames(plusOnes)
  else if (plusOneNames.some((name) => name.length > limits.name || linkInName(name) !== undefined))
    errors.plusOneNames = copy.nameInvalid
  const wrong = chosenDiets.find(({ count }) => !(count <= partySize))
  if (wrong) errors.diets = copy.tooManyDiets(dietNames[wrong.diet], partySize)
  if (dietNote.length > limits.dietNote) errors.dietNote = copy.noteTooLong(limits.dietNote)
  return errors
}
