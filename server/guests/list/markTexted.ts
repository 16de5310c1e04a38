import { sql } from 'kysely'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import { requireUpcoming } from '../../events/lockEvent.ts'
import { lockGuests } from '../../events/lockGuests.ts'
import { isUnreachable } from '../../events/view/isUnreachable.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Records that a host texted an unreachable guest the personal link, or didn't after all. */
export const markTexted: Handler<'markTexted'> = async ({ db, clock, event: hostedEvent }, { inviteeId, isTexted }) =>
  inTransaction(db, async (tx) => {
    const event = requireUpcoming(await lockHosted(tx, hostedEvent, 'host'), clock.now())
    const { id } = event
    const [before] = await lockGuests(tx, event, [inviteeId])
    if (!before || !isUnreachable(before) || before.rsvp_status === 'HIDDEN') throw new Failure('inviteeNotFound')
    const status = isTexted ? 'SUCCESS' : 'PENDING'
    // Once the guest has opened the link, its text has arrived.
    const isOpen = before.invite_status === 'PENDING' || before.invite_status === 'SUCCESS'
    if (isOpen && before.rsvp_status === 'INVITED' && before.invite_status !== status) {
      await tx
        .updateTable('invitees')
        .set({ invite_status: status, modification: sql`nextval('modifications')` })
        .where('event_id', '=', id)
        .where('invitee_id', '=', inviteeId)
        .execute()
      await announce(tx, event)
    }
    return { invitee: toInvitee((await readInvitee(tx, id, inviteeId)) ?? before) }
  })
