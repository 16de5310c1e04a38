import { recipientKeys } from '../../crypto/addressKey.ts'
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
  const keysOf = ({ email, phone, invitee_id: inviteeId }: InviteeRow): string[] =>
    // Without a contact, the report keeps a key that no address has.
    email === null
      ? recipientKeys(keys.addressKey, 'phone', phone ?? inviteeId)
      : recipientKeys(keys.addressKey, 'email', email)
  const [from, [to = '']] = [keysOf(before), keysOf(after)]
  if (from[0] === to) return
  const { event_id: eventId } = after
  await inTransaction(db, async (tx) => {
    for (const key of from) {
      const earlierReport = await tx
        .selectFrom('abuse_reports')
        .select('id')
        .where('event_id', '=', eventId)
        .where('reporter_key', '=', to)
        .executeTakeFirst()
      const reportKey = { event_id: eventId, reporter_key: key }
      if (earlierReport)
        await tx
          .deleteFrom('abuse_reports')
          .where(({ and }) => and(reportKey))
          .execute()
      else
        await tx
          .updateTable('abuse_reports')
          .set({ reporter_key: to })
          .where(({ and }) => and(reportKey))
          .execute()
    }
  })
}
