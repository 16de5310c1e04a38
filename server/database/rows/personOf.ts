import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../schema.ts'
import { currentAccount } from './mergedAccounts.ts'
import { readRows } from './readRows.ts'

/**
 * A guest of an event: an invitee, or the person that a message reached at the mailbox or number with the given key. `sentBy` is the co-host
 * whose message the person has, if it names them. The co-host's account may have been merged into another one since.
 */
type Reader = { eventId: string; sentBy?: string | undefined } & ({ inviteeId: string } | { addressKey: string })

/** The person who reacts to an event's messages, and the host whose limits the reaction lowers. */
export interface ReachedPerson {
  /** The key by which the person counts once, whichever of their contacts is used. Absent if it is the key of the address. */
  personKey?: string | undefined
  /** The id of the co-host whose message reached the person first. Absent if it was the organizer's. */
  causedBy?: string | undefined
}

const reachedRow = z.object({
  person_key: z.string().nullable(),
  caused_by: z.string().nullable(),
  is_reached: z.boolean(),
})

/**
 * Returns the person that an event's messages reached: the key of the first mailbox or number, and the co-host who caused the first
 * message. A guest's own change of contacts doesn't make another person of them, but another address from a host does. Both are absent if
 * no message reached them, or one of an earlier version, which kept neither. Previews of invitations aren't deliveries, so only they name
 * their sender.
 */
export async function personOf(db: Db, reader: Reader): Promise<ReachedPerson> {
  const by =
    'inviteeId' in reader
      ? sql`select i.invitee_id, i.entered_at, null::text as former_key from invitees i
          where i.event_id = ${reader.eventId} and i.invitee_id = ${reader.inviteeId}`
      : sql`select i.invitee_id, i.entered_at, case when d.created_at < i.entered_at then d.recipient_key end as former_key
          from deliveries d join invitees i on i.event_id = d.event_id and i.invitee_id = d.invitee_id
          where d.event_id = ${reader.eventId} and d.recipient_key = ${reader.addressKey} and d.state = 'sent'
          order by d.finished_at, d.invitee_id limit 1`
  const query = sql`
    select
      (array_agg(d.recipient_key order by d.finished_at, d.key) filter (where d.recipient_key is not null))[1] as person_key,
      (array_agg(d.sent_by order by d.finished_at, d.key))[1] as caused_by,
      count(*) > 0 as is_reached
    from (${by}) reader
    join deliveries d on d.event_id = ${reader.eventId} and d.invitee_id = reader.invitee_id and d.state = 'sent'
      and case when reader.former_key is null then d.created_at >= reader.entered_at else d.recipient_key = reader.former_key end
  `
  const [row] = await readRows(db, reachedRow, query)
  const personKey = row?.person_key ?? undefined
  if (row?.is_reached === true) return { personKey, causedBy: row.caused_by ?? undefined }
  return { personKey, causedBy: reader.sentBy && (await currentAccount(db, reader.sentBy)) }
}
