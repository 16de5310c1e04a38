import type { Handler } from '../../rpc/handler.ts'
import { removeGuests } from './removeGuests.ts'

/**
 * Removes the given guests, and notifies the waitlisted guests who get a freed spot. If any of the given guests can't be
 * removed, none are.
 */
export const deleteInvitees: Handler<'deleteInvitees'> = async (context, { inviteeIds }) => {
  const { db, clock, hooks, event, keys } = context
  const { removed, promotedCount } = await removeGuests(db, event, inviteeIds, clock.now(), keys.addressKey)
  if (promotedCount > 0) await hooks.queueDue()
  return { removed }
}
