import { insertEvent } from '../../data/events.ts'
import { readInviteeOfUser } from '../../data/invitees.ts'
import { readUser } from '../../data/users.ts'
import { gates } from '../../access.ts'
import { eventView } from '../../eventView.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { checkEvent } from './checkEvent.ts'

/** Creates an event of the caller's. */
export const createEvent: Handler<'createEvent'> = async (context, { event, eventUuid, albumId, guestsOf }) => {
  const { db, clock, session, rateLimits } = context
  await checkEvent(context, event)
  await rateLimits.take('eventsOfUser', session.userId)
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('sessionExpired')
  const shown = { session, identityToken: undefined }
  const copied = guestsOf === undefined ? undefined : await gates.host(context, shown, { eventId: guestsOf })
  const organizer = { id: user.id, name: user.name, email: user.emails[0], phone: user.phones[0] }
  const options = { id: eventUuid, albumId, guestsOf: copied?.event }
  const row = await insertEvent(db, event, organizer, clock.now(), options)
  const own = await readInviteeOfUser(db, row.id, user.id)
  return { event: await eventView(context, row, { kind: 'user', userId: user.id, row: own }) }
}
