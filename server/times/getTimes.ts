import { Failure } from '../core/Failure.ts'
import { approachEvent } from '../events/view/eventView.ts'
import type { Handler } from '../rpc/handler.ts'
import { readTimePoll, timePollView } from './timePoll.ts'

/** Returns the proposed times of an event as the caller may see them. */
export const getTimes: Handler<'getTimes'> = async (context, { eventId, inviteeUuid: inviteeId, token }) => {
  const approach = await approachEvent(context, eventId, { session: context.session, inviteeId, token })
  if (!approach) throw new Failure('eventNotFound')
  if (approach.keyRefused) throw new Failure('inviteeTokenInvalid')
  return { poll: timePollView(await readTimePoll(context.db, approach.event, approach.viewer)) }
}
