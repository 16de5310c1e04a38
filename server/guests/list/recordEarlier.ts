import { sql } from 'kysely'
import { z } from 'zod'
import { recordHostContacts } from '../../accounts/sending/hostContacts.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { exclude, type Decision } from '../../database/rows/exclusions.ts'
import { idRow, readRows } from '../../database/rows/readRows.ts'
import type { Db, Tx } from '../../database/schema.ts'

/** The number of rows to process at once. The embedded database blocks the server during a statement. */
const batch = 500

/**
 * Records what migration 0044 couldn't, because the database can't hash contacts: the contacts that accounts have now, and
 * decisions of hosts that are only in guests' rows. Does nothing after the first start. `key` is the HMAC secret passed to
 * `recipientKey`.
 */
export async function recordEarlier(db: Db, key: Buffer, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Another process may be doing this. Then, this one waits for it.
    const mark = await tx
      .selectFrom('job_marks')
      .select('name')
      .where('name', '=', 'exclusions')
      .forUpdate()
      .executeTakeFirst()
    if (!mark) return
    await recordAccounts(tx, key, now)
    await recordDecisions(tx, key, 'removed', now)
    await recordDecisions(tx, key, 'denied', now)
    await tx.deleteFrom('job_marks').where('name', '=', 'exclusions').execute()
  })
}

async function recordAccounts(tx: Tx, key: Buffer, now: number): Promise<void> {
  let after = noId
  for (;;) {
    // Those without a recorded contact, and those that may have another account's.
    const users = await readRows(
      tx,
      idRow,
      sql`
        select u.id from users u
        where u.id > ${after}::uuid and u.deleted_at is null
          and (select count(*) from user_contacts c where c.user_id = u.id)
            <> (select count(*) from host_contacts h where h.host_id = u.id and h.left_at is null)
        order by u.id limit ${batch}
      `,
    )
    for (const { id } of users) await recordHostContacts(tx, key, id, now)
    after = users.at(-1)?.id ?? after
    if (users.length < batch) return
  }
}

const placeRow = z.object({ event_id: z.string(), invitee_id: z.string() })

/** Records the decisions in guests' rows, except those that a host's later invitation of the same person ended. */
async function recordDecisions(tx: Tx, key: Buffer, decision: Decision, now: number): Promise<void> {
  const isDecided = decision === 'removed' ? sql`i.rsvp_status = 'HIDDEN'` : sql`i.waitlist_status = 'DENIED'`
  let after: z.infer<typeof placeRow> = { event_id: noId, invitee_id: noId }
  for (;;) {
    const earlierRows = await readRows(
      tx,
      placeRow,
      sql`
        select i.event_id, i.invitee_id from invitees i
        where ${isDecided} and (i.event_id, i.invitee_id) > (${after.event_id}::uuid, ${after.invitee_id}::uuid)
          and not exists (
            select 1 from invitees other
            where other.event_id = i.event_id and other.invitee_id <> i.invitee_id and other.rsvp_status <> 'HIDDEN'
              and other.source = 'host'
              and (other.user_id = i.user_id or other.email_normalized = i.email_normalized or other.phone = i.phone)
          )
        order by i.event_id, i.invitee_id limit ${batch}
      `,
    )
    const last = earlierRows.at(-1)
    if (!last) return
    const guests = await tx
      .selectFrom('invitees')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('event_id', 'invitee_id'),
          'in',
          earlierRows.map((one) => tuple(one.event_id, one.invitee_id)),
        ),
      )
      .execute()
    await exclude(tx, key, guests, decision, now)
    after = last
  }
}

/** An id that comes before all others. */
const noId = '00000000-0000-0000-0000-000000000000'
