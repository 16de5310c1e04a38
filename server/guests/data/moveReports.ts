import { addressKey } from '../../crypto/addressKey.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { InviteeRow } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Moves a guest's report of a party to the guest's new contact, so that a guest who keeps correcting their contacts doesn't
 * count as several people.
 */
export async function moveReports(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  before: InviteeRow,
  after: InviteeRow,
): Promise<void> {
  const keyOf = ({ email, phone, invitee_id: inviteeId }: InviteeRow): string =>
    // Without a contact, the report keeps a key that no address has.
    email === null
      ? addressKey(keys.addressKey, 'phone', phone ?? inviteeId)
      : addressKey(keys.addressKey, 'email', email)
  const [from, to] = [keyOf(before), keyOf(after)]
  if (from === to) return
  const { event_id: eventId } = after
  await inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('abuse_reports')
      .select('id')
      .where('event_id', '=', eventId)
      .where('reporter_key', '=', to)
      .executeTakeFirst()
    if (known)
      await tx.deleteFrom('abuse_reports').where('event_id', '=', eventId).where('reporter_key', '=', from).execute()
    else
      await tx
        .updateTable('abuse_reports')
        .set({ reporter_key: to })
        .where('event_id', '=', eventId)
        .where('reporter_key', '=', from)
        .execute()
  })
}
