import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../schema.ts'
import { readRows } from './readRows.ts'

/** A guest of an event: an invitee, or the person that a message reached at the mailbox or number with the given key. */
type Reader = { eventId: string } & ({ inviteeId: string } | { addressKey: string })

/**
 * Returns the key that stands for a guest in opt-outs and reports, so that one person counts once, with any number of contacts: the key of
 * the first mailbox or number that the event's messages reached them at. Undefined if no message reached them, or one of an earlier
 * version, which kept no keys.
 */
export async function personOf(db: Db, reader: Reader): Promise<string | undefined> {
  const isReader =
    'inviteeId' in reader
      ? sql`first.invitee_id = ${reader.inviteeId}`
      : sql`first.invitee_id = (
          select d.invitee_id from deliveries d
          where d.event_id = ${reader.eventId} and d.recipient_key = ${reader.addressKey} and d.state = 'sent'
          order by d.finished_at, d.invitee_id limit 1
        )`
  const query = sql`
    select first.recipient_key from deliveries first
    where first.event_id = ${reader.eventId} and ${isReader} and first.state = 'sent' and first.recipient_key is not null
    order by first.finished_at limit 1
  `
  const [row] = await readRows(db, z.object({ recipient_key: z.string() }), query)
  return row?.recipient_key
}
