import { readInviteeOfUser } from '../database/rows/inviteeRows.ts'
import { eventView } from '../events/view/eventView.ts'
import type { Handler } from '../rpc/handler.ts'
import { decideDate } from './decideDate.ts'

/** Makes a proposed time the date of an event, and turns the answers to it into RSVPs. */
export const pickTime: Handler<'pickTime'> = async (context, { startTime }) => {
  const { db, session } = context
  const event = await decideDate(context, context.event, startTime)
  const row = await readInviteeOfUser(db, event.id, session.userId)
  return { event: await eventView(context, event, { kind: 'user', userId: session.userId, row }) }
}
