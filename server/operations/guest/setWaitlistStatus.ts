import { setWaitlist } from '../../data/setWaitlist.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Lets one who waits in, or not; whoever has a place by it is told. */
export const setWaitlistStatus: Handler<'setWaitlistStatus'> = async ({ db, clock, jobs, event }, input) => {
  const { row, seated } = await setWaitlist(db, event, input, clock.now())
  if (seated > 0) await jobs.queueDue()
  return { invitee: toInvitee(row) }
}
