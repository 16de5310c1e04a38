import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { readHostIds } from './hostContacts.ts'
import { isTolerated, type Standing } from './sendingLimit.ts'

const reactionsRow = z.object({ bounced: z.number(), opted_out: z.number(), reported: z.number() })
const reachedRow = z.object({ reached: z.number() })

/**
 * Counts the reactions to a host's parties, including those of the host's earlier accounts, and the people that the parties' messages
 * reached. A person counts once, with any number of contacts and parties, and isn't reached by being entered on a guest list. Without
 * reactions that matter, the people aren't counted.
 */
export async function readStanding(db: Db, userId: string): Promise<Standing> {
  const ids = await readHostIds(db, userId)
  const hosted = sql`(select id from events where organizer_id = any(${ids}::uuid[]))`
  const query = sql`
    select
      (select count(distinct coalesce(i.email_normalized, i.invitee_id::text)) from invitees i
        where i.event_id in ${hosted} and i.invite_failure in ('bounced', 'refused')) as bounced,
      (select count(distinct coalesce(person_key, address_key)) from opt_outs
        where was_invited and ((scope = 'host' and subject = any(${ids}::uuid[]))
          or (scope = 'event' and subject in ${hosted}))) as opted_out,
      (select count(distinct coalesce(person_key, reporter_key)) from abuse_reports
        where host_id = any(${ids}::uuid[]) and was_reached) as reported
  `
  const [row] = await readRows(db, reactionsRow, query)
  const reactions = { bounced: row?.bounced ?? 0, optedOut: row?.opted_out ?? 0, reported: row?.reported ?? 0 }
  if (isTolerated(reactions)) return { ...reactions, reached: 0 }
  const count = sql`
    select count(distinct coalesce(d.recipient_key, d.invitee_id::text)) as reached from deliveries d
    where d.event_id in ${hosted} and d.state = 'sent'
  `
  const [people] = await readRows(db, reachedRow, count)
  return { ...reactions, reached: people?.reached ?? 0 }
}
