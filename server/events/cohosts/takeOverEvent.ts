import { recordActivity } from '../../accounts/activity/recordActivity.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import type { Handler } from '../../rpc/handler.ts'
import { takeOver } from '../grants/handover.ts'
import { eventView } from '../view/eventView.ts'

/** Makes the caller the organizer of an event that its former organizer handed over. */
export const takeOverEvent: Handler<'takeOverEvent'> = async (context) => {
  const { db, clock, session } = context
  const { userId } = session
  const event = await takeOver(db, context.event, clock.now())
  await recordActivity(db, userId, { kind: 'tookOverEvent', detail: event.title }, context, clock.now())
  const row = await readInviteeOfUser(db, event.id, userId)
  return { event: await eventView(context, event, { kind: 'user', userId, row }) }
}
