import { Failure } from '../../core/Failure.ts'
import { approachEvent } from '../../events/view/eventView.ts'
import type { Handler } from '../../rpc/handler.ts'
import { saveItems } from './saveItems.ts'
import { readSignUpList } from './signUpList.ts'

/** Replaces the sign-up list of an event. */
export const setSignUpList: Handler<'setSignUpList'> = async (context, input) => {
  await saveItems(context, context.event, input)
  const { session } = context
  const approach = await approachEvent(context, input.eventId, { session, inviteeId: undefined, token: undefined })
  if (!approach) throw new Failure('eventNotFound')
  return { list: await readSignUpList(context.db, approach.event, approach.viewer) }
}
