import { Failure } from '../../core/Failure.ts'
import { approachEvent } from '../../events/view/eventView.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readSignUpList } from './signUpList.ts'

/** Returns the sign-up list of an event as the caller may see it. */
export const getSignUpList: Handler<'getSignUpList'> = async (context, { eventId, inviteeUuid: inviteeId, token }) => {
  const found = await approachEvent(context, eventId, { session: context.session, inviteeId, token })
  if (!found) throw new Failure('eventNotFound')
  if (found.keyRefused) throw new Failure('inviteeTokenInvalid')
  return { list: await readSignUpList(context.db, found.event, found.viewer) }
}
