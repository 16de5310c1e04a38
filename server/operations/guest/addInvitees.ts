import { addGuests } from '../../data/addGuests.ts'
import { Failure } from '../../Failure.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** Adds guests, all or none. */
export const addInvitees: Handler<'addInvitees'> = async ({ db, clock, event }, { invitees }) => {
  const added = await addGuests(db, event, invitees, clock.now())
  if ('reason' in added) throw new Failure(added.reason, added.issues ? { issues: added.issues } : {})
  return { invitees: added.rows.map(toInvitee) }
}
