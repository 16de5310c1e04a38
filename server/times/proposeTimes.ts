import { Failure } from '../core/Failure.ts'
import { approachEvent } from '../events/view/eventView.ts'
import type { Handler } from '../rpc/handler.ts'
import { changeTimes } from './changeTimes.ts'
import { readTimePoll, timePollView } from './timePoll.ts'

/** Adds times that an event's hosts propose, and removes others. */
export const proposeTimes: Handler<'proposeTimes'> = async (context, { eventId, ...changes }) => {
  await changeTimes(context, context.event, changes)
  const { session } = context
  const approach = await approachEvent(context, eventId, { session, inviteeId: undefined, token: undefined })
  if (!approach) throw new Failure('eventNotFound')
  return { poll: timePollView(await readTimePoll(context.db, approach.event, approach.viewer)) }
}
