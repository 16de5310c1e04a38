import type { EventFields } from './eventFields.ts'
import * as copy from '@festoon/contract/messages/edit/editor'

/** Returns the missing required fields, each with its article, such as "an address" (VAL-25). */
function missingItems({ title, place, placeToConfirm, start, cover }: EventFields): string[] {
  return [
    ...(title.trim() === '' ? [copy.aTitle] : []),
    ...(place === null && placeToConfirm === null ? [copy.anAddress] : []),
    ...(start === '' ? [copy.aStartTime] : []),
    ...(cover === null ? [copy.aCoverImage] : []),
  ]
}

/**
 * Returns the toast's message: the missing fields and, for a copy, a request to confirm the place (EDIT-06, EDIT-07). Returns
 * undefined if nothing is missing or unconfirmed.
 */
export function missingText(fields: EventFields): string | undefined {
  const missing = missingItems(fields)
  const mustConfirm = fields.placeToConfirm !== null
  if (missing.length === 0) return mustConfirm ? copy.confirmLocation : undefined
  return mustConfirm ? copy.stillNeededAndConfirm(missing) : copy.stillNeeded(missing)
}
