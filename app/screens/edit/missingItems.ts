import type { EventFields } from './eventFields.ts'

/** What a party cannot do without and this one lacks, as one says it: 'an address' (VAL-25). */
export function missingItems({ title, place, placeToConfirm, start, cover }: EventFields): string[] {
  return [
    ...(title.trim() === '' ? ['a title'] : []),
    ...(place === null && placeToConfirm === null ? ['an address'] : []),
    ...(start === '' ? ['a start time'] : []),
    ...(cover === null ? ['a cover image'] : []),
  ]
}

const inWords = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** What the bar at the bottom says; undefined when nothing is missing (EDIT-06, EDIT-07). */
export function missingText(fields: EventFields): string | undefined {
  const missing = missingItems(fields)
  const isOpen = fields.placeToConfirm !== null
  if (missing.length === 0) return isOpen ? 'Please confirm the location of your party' : undefined
  const sentence = `You still need ${inWords.format(missing)} to create your party`
  return isOpen ? `${sentence}, and to confirm the location` : sentence
}
