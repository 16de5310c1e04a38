import type { EventFields } from './eventFields.ts'
import * as copy from '@festoon/contract/messages/edit/editor'

/** Returns the names of the missing required fields with their articles, such as "an address" (VAL-25). */
function missingItems({ title, place, placeToConfirm, start, cover }: EventFields): string[] {
  return [
    ...(title.trim() === '' ? [copy.aTitle] : []),
    ...(place === null && placeToConfirm === null ? [copy.anAddress] : []),
    ...(start === '' ? [copy.aStartTime] : []),
    ...(cover === null ? [copy.aCoverImage] : []),
  ]
}

/**
 * Returns the message for the toast at the bottom of the editor: the missing fields and, for a copy, a request to confirm the
 * place. Returns undefined if neither is needed (EDIT-06, EDIT-07).
 */
export function missingText(fields: EventFields): string | undefined {
  const missing = missingItems(fields)
  const mustConfirm = fields.placeToConfirm !== null
  if (missing.length === 0) return mustConfirm ? copy.confirmLocation : undefined
  return mustConfirm ? copy.stillNeededAndConfirm(missing) : copy.stillNeeded(missing)
}
