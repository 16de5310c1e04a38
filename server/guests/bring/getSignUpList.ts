import { Failure } from '../../core/Failure.ts'
import { approachEvent } from '../../events/view/eventView.ts'
import type { Handler } from '../../rpc/handler.ts'
import { readSignUpList } from './signUpList.ts'

/** Returns the sign-up list of an event as the caller may see it. */
export const getSignUpList: Handler<'getSignUpList'> = async (context, { eventId, inviteeUuid: inviteeId, token }) => {
  const approach = await approachEvent(context, eventId, { session: context.session, inviteeId, token })
  if (!approach) throw new Failure('eventNotFound')
  if (approach.keyRefused) throw new Failure('inviteeTokenInvalid')
  return { list: await readSignUpList(context.db, approach.event, approach.viewer) }
}
