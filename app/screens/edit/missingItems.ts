import * as copy from '@festoon/contract/messages/edit/editor'
import { hasPlace, type EventFields } from './eventFields.ts'

/** The required parts of an event, in the order in which the editor asks for them (VAL-25). */
const items = ['title', 'place', 'start', 'cover'] as const

/** A step that is left before an event can be created: a part to add, or a copied place to confirm. */
export type NextStep = (typeof items)[number] | 'confirm'

function isMissing(item: (typeof items)[number], fields: EventFields): boolean {
  switch (item) {
    case 'title':
      return fields.title.trim() === ''
    case 'place':
      return !hasPlace(fields) && fields.placeToConfirm === null
    case 'start':
      return fields.start === '' && !fields.dateUndecided
    case 'cover':
      return fields.cover === null
  }
}

const mustConfirm = ({ placeKind, placeToConfirm }: EventFields): boolean =>
  placeKind === 'place' && placeToConfirm !== null

/** Returns the first step that is left; undefined if nothing is missing or unconfirmed. */
export function nextStep(fields: EventFields): NextStep | undefined {
  return items.find((item) => isMissing(item, fields)) ?? (mustConfirm(fields) ? 'confirm' : undefined)
}

/**
 * Returns the toast's message: the missing fields, each with its article, such as "an address", and, for a copy, a request to
 * confirm the place (EDIT-06, EDIT-07). Returns undefined if nothing is missing or unconfirmed.
 */
export function missingText(fields: EventFields): string | undefined {
  const missingLabels = items.filter((item) => isMissing(item, fields)).map((item) => copy.missingItems[item])
  if (missingLabels.length === 0) return mustConfirm(fields) ? copy.confirmLocation : undefined
  return mustConfirm(fields) ? copy.stillNeededAndConfirm(missingLabels) : copy.stillNeeded(missingLabels)
}
