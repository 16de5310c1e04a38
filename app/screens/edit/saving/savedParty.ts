import type { EventView } from '@festoon/contract/nouns/event'
import { call } from '../../../api/call.ts'
import type { EventFields } from '../eventFields.ts'
import { eventInputOf } from '../eventInput.ts'

/**
 * Creates an event from the fields, with the id that they contain. The cover image must already be on the server. A repeated
 * call doesn't create a second event. Throws `CallError`, or `ZodError` if a required field is missing or a value is invalid.
 */
export async function createParty(fields: EventFields): Promise<EventView> {
  const { event } = await call('createEvent', {
    event: eventInputOf(fields, fields.cover ?? ''),
    eventUuid: fields.id,
    ...(fields.cloneOf !== null && fields.copiesGuests ? { guestsOf: fields.cloneOf } : {}),
  })
  return event
}

/**
 * Saves the changes to a live event. `revision` is the version that the changes are based on (EDIT-13, EDIT-14). Throws
 * `CallError`, or `ZodError` if a required field is missing or a value is invalid.
 */
export async function changeParty(
  fields: EventFields,
  revision: number,
  disableNotification: boolean,
): Promise<EventView> {
  const input = { eventId: fields.id, event: eventInputOf(fields, fields.cover ?? ''), disableNotification, revision }
  return (await call('editEventDetails', input)).event
}
