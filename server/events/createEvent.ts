import { readUser } from '../accounts/profile/users.ts'
import { Failure } from '../core/Failure.ts'
import { readInviteeOfUser } from '../database/rows/inviteeRows.ts'
import { gates } from '../rpc/access/access.ts'
import type { Handler } from '../rpc/handler.ts'
import { checkEvent } from './checkEvent.ts'
import { insertEvent } from './events.ts'
import { eventView } from './view/eventView.ts'

/**
 * Creates an event with the caller as its organizer, and copies the guests of the event `guestsOf` and the sign-up list of `itemsOf`, if
 * given.
 */
export const createEvent: Handler<'createEvent'> = async (
  context,
  { event, eventUuid, albumId, guestsOf, itemsOf },
) => {
  const { db, clock, session, rateLimits } = context
  await checkEvent(context, event)
  await rateLimits.take('eventsOfUser', session.userId)
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  const credentials = { session, identityToken: undefined }
  const readHosted = async (eventId: string | undefined) =>
    eventId === undefined ? undefined : (await gates.host(context, credentials, { eventId })).event
  const copiedParts = { guestsOf: await readHosted(guestsOf), itemsOf: await readHosted(itemsOf) }
  const organizer = { id: user.id, name: user.name, email: user.emails[0], phone: user.phones[0] }
  const options = { id: eventUuid, albumId, ...copiedParts }
  const row = await insertEvent(db, event, organizer, clock.now(), options)
  const callerRow = await readInviteeOfUser(db, row.id, user.id)
  return { event: await eventView(context, row, { kind: 'user', userId: user.id, row: callerRow }) }
}
