import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'

const reportSchema = z.object({ reason: z.string(), note: z.string(), at: z.number() })
const partyRow = z.object({
  eventId: z.string(),
  hostId: z.string(),
  title: z.string(),
  hostedBy: z.string(),
  count: z.number(),
  reached: z.number(),
  latest: z.array(reportSchema),
})

/**
 * The reports of one party. `title` is empty if the event was deleted. `reached` is the number of reporters who got a message about
 * the party, and `latest` has a few reports, those reporters' first. Times are in ms since 1970.
 */
export type ReportedParty = z.infer<typeof partyRow>

const maxParties = 100
/** The number of parties shown of one host, who can be suspended with all of them. */
const partiesOfHost = 3
/** The number of reports shown of one party. */
const reportsOfParty = 3

/**
 * Returns the reported parties, grouped so that many reports of one party or host can't hide those of another. Parties that are
 * suspended or deleted come last. Before them, parties reported by people who got a message about them come first, then the latest.
 */
export async function readReports(db: Db): Promise<ReportedParty[]> {
  const query = sql`
    with report as (
      select *, row_number() over (partition by event_id, host_id order by was_reached desc, created_at desc) as place
      from abuse_reports
    ), party as (
      select event_id, host_id, count(*)::int as count, count(*) filter (where was_reached)::int as reached,
        max(created_at) as reported_at,
        jsonb_agg(jsonb_build_object('reason', reason, 'note', note, 'at', created_at) order by place)
          filter (where place <= ${reportsOfParty}::int) as latest
      from report group by event_id, host_id
    ), ranked as (
      select party.*, coalesce(e.title, '') as title, coalesce(e.hosted_by, '') as hosted_by,
        (e.id is not null and e.suspended_at is null)::int as is_open
      from party left join events e on e.id = party.event_id
    ), listed as (
      select *, row_number() over (partition by host_id order by is_open desc, sign(reached) desc, reported_at desc) as place
      from ranked
    )
    select event_id as "eventId", host_id as "hostId", title, hosted_by as "hostedBy", count, reached, latest
    from listed where place <= ${partiesOfHost}::int
    order by is_open desc, sign(reached) desc, reported_at desc, event_id
    limit ${maxParties}::int
  `
  return readRows(db, partyRow, query)
}
