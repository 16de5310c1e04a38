import { approachEvent, eventView } from './view/eventView.ts'
import { Failure } from '../core/Failure.ts'
import type { Handler } from '../rpc/handler.ts'

/**
 * Returns an event as seen by a visitor who isn't signed in, with or without a personal link, even if the caller is signed in.
 */
export const getEventPreview: Handler<'getEventPreview'> = async (context, { eventId, inviteeUuid, token }) => {
  const found = await approachEvent(context, eventId, { session: undefined, inviteeId: inviteeUuid, token })
  if (!found) throw new Failure('eventNotFound')
  if (found.keyRefused) throw new Failure('inviteeTokenInvalid')
  return { event: await eventView(context, found.event, found.viewer) }
}
