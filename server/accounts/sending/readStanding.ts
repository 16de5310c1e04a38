import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { readHostIds } from './hostContacts.ts'
import type { Standing } from './sendingLimit.ts'

const standingRow = z.object({ guests: z.number(), bounced: z.number(), opted_out: z.number(), reported: z.number() })

/** Counts the reactions to a host's parties, including those of the host's earlier accounts. */
export async function readStanding(db: Db, userId: string): Promise<Standing> {
  const ids = await readHostIds(db, userId)
  const query = sql`
    with hosted as materialized (select id from events where organizer_id = any(${ids}::uuid[]))
    select
      (select coalesce(sum(c.guests), 0)::bigint from guest_counts c join hosted on hosted.id = c.event_id) as guests,
      (select count(*) from invitees i join hosted on hosted.id = i.event_id
        where i.invite_failure in ('bounced', 'refused')) as bounced,
      (select count(distinct address_key) from opt_outs
        where was_invited and ((scope = 'host' and subject = any(${ids}::uuid[]))
          or (scope = 'event' and subject in (select id from hosted)))) as opted_out,
      (select count(distinct reporter_key) from abuse_reports
        where host_id = any(${ids}::uuid[]) and was_reached) as reported
  `
  const [row] = await readRows(db, standingRow, query)
  return {
    guests: row?.guests ?? 0,
    bounced: row?.bounced ?? 0,
    optedOut: row?.opted_out ?? 0,
    reported: row?.reported ?? 0,
  }
}
