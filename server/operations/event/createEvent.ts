import type { Issue } from '@festoon/contract/failure'
import { eventErrors } from '@festoon/contract/rules/eventErrors'
import { insertEvent } from '../../data/events.ts'
import { readInviteeOfUser } from '../../data/invitees.ts'
import { readUser } from '../../data/users.ts'
import { eventView } from '../../eventView.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Creates an event of the caller's. */
export const createEvent: Handler<'createEvent'> = async (context, { event }) => {
  const { db, clock, session, providers, rateLimits } = context
  const now = clock.now()
  const wrong: { [field: string]: string } = {
    ...eventErrors(
      {
        title: event.title,
        description: event.description,
        hasPlace: Boolean(event.location.place),
        startTime: event.startTime,
        endTime: event.endTime,
        hasImage: await providers.storage.has(event.photoUrl.replace(/^\/files\//, '')),
      },
      now,
    ),
  }
  const issues: Issue[] = Object.entries(wrong).map(([field, message]) => ({ path: `event.${field}`, message }))
  if (issues.length > 0) throw new Failure('invalid', { issues })
  await rateLimits.take('eventsOfUser', session.userId)
  const user = await readUser(db, session.userId)
  if (!user) throw new Failure('unauthenticated')
  const organizer = { id: user.id, name: user.name, email: user.emails[0], phone: user.phones[0] }
  const row = await insertEvent(db, event, organizer, now)
  const own = await readInviteeOfUser(db, row.id, user.id)
  return { event: await eventView(db, row, { kind: 'user', userId: user.id, row: own }) }
}
