import { setWaitlist } from './setWaitlist.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Sets a guest's waitlist status, and notifies guests who get a spot. */
export const setWaitlistStatus: Handler<'setWaitlistStatus'> = async ({ db, clock, jobs, event }, input) => {
  const { row, promoted } = await setWaitlist(db, event, input, clock.now())
  if (promoted > 0) await jobs.queueDue()
  return { invitee: toInvitee(row) }
}
