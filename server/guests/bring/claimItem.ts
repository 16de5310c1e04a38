import { Failure } from '../../core/Failure.ts'
import { approachEvent } from '../../events/view/eventView.ts'
import { partyMember } from '../../events/view/partyMember.ts'
import type { Handler } from '../../rpc/handler.ts'
import { saveClaim } from './saveClaim.ts'
import { readSignUpList } from './signUpList.ts'

/** Sets the amount of an item that the caller brings. */
export const claimItem: Handler<'claimItem'> = async (context, input) => {
  const { eventId, inviteeUuid: inviteeId, token } = input
  const { session } = context
  const { row } = await partyMember(context, eventId, { session, inviteeUuid: inviteeId, token })
  if (!row) throw new Failure('notGoing')
  await saveClaim(context, row, input)
  const approach = await approachEvent(context, eventId, { session, inviteeId, token })
  if (!approach) throw new Failure('eventNotFound')
  return { list: await readSignUpList(context.db, approach.event, approach.viewer) }
}
