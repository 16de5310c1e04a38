import { approachEvent, eventView } from '../../eventView.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** The event as the signed-in caller may see it, who may have come by a personal link. */
export const getEvent: Handler<'getEvent'> = async (context, { eventId, inviteeUuid, token }) => {
  const found = await approachEvent(context, eventId, { session: context.session, inviteeId: inviteeUuid, token })
  if (!found) throw new Failure('eventNotFound')
  if (found.keyRefused) throw new Failure('inviteeTokenInvalid')
  return { event: await eventView(context, found.event, found.viewer) }
}
