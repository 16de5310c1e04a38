import { Failure } from '../../core/Failure.ts'
import { approachEvent } from '../../events/view/eventView.ts'
import type { Handler } from '../../rpc/handler.ts'
import { eventResult } from './eventResult.ts'

/** Returns an event as the signed-in caller sees it, with or without a personal link. */
export const getEvent: Handler<'getEvent'> = async (context, { eventId, inviteeUuid, token }) => {
  const approach = await approachEvent(context, eventId, { session: context.session, inviteeId: inviteeUuid, token })
  if (!approach) throw new Failure('eventNotFound')
  if (approach.keyRefused) throw new Failure('inviteeTokenInvalid')
  return { event: await eventResult(context, approach.event, approach.viewer, context.session) }
}
