import type { EventView } from '@festoon/contract/nouns/event'
import type { UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import { call } from '../../../platform/api/call.ts'
import type { EventFields } from '../eventFields.ts'
import { eventInputOf } from '../eventInput.ts'

/**
 * Creates an event with the id in `fields`, so that a repeated call doesn't create a second event. The cover image must already
 * be on the server. Throws `CallError`, or `ZodError` if a required field is missing or a value is invalid.
 */
export async function createParty(fields: EventFields): Promise<EventView> {
  const { event } = await call('createEvent', {
    event: eventInputOf(fields, fields.cover ?? ''),
    eventUuid: fields.id,
    ...(fields.existingAlbumId === null ? {} : { albumId: fields.existingAlbumId }),
    ...(fields.cloneOf !== null && fields.copiesGuests ? { guestsOf: fields.cloneOf } : {}),
    ...(fields.itemsOf === null ? {} : { itemsOf: fields.itemsOf }),
  })
  return event
}

/** The guests to notify of changes, and a note to them, which may be ''. */
export interface Update {
  audience: UpdateAudience
  note: string
}

/**
 * Saves the changes to a live event, and notifies guests if there is an `update` (EDIT-13, EDIT-14). `revision` is the revision
 * that the changes are based on. The cover image must already be on the server. Throws `CallError`, or `ZodError` if a required
 * field is missing or a value is invalid.
 */
export async function changeParty(
  fields: EventFields,
  revision: number,
  update: Update | undefined,
): Promise<EventView> {
  const note = update?.note.trim() ?? ''
  const { event } = await call('editEventDetails', {
    eventId: fields.id,
    event: eventInputOf(fields, fields.cover ?? ''),
    disableNotification: update === undefined,
    revision,
    ...(update ? { audience: update.audience } : {}),
    ...(note === '' ? {} : { note }),
  })
  return event
}
