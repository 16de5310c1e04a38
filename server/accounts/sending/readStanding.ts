import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { readHostIds } from './hostContacts.ts'
import { isTolerated, type Standing } from './sendingLimit.ts'

const reactionsRow = z.object({ bounced: z.number(), opted_out: z.number(), reported: z.number() })
const reachedRow = z.object({ reached: z.number() })

/**
 * Builds a query for the addresses whose invitations to the given parties bounced (`person`), each with the host who sent the first one
 * (`host`), also for those that a host corrected since. `parties` is a query for the parties' ids.
 */
export const bouncesIn = (parties: RawBuilder<unknown>) => sql`
  select e.id as event_id, coalesce(i.email_normalized, i.invitee_id::text) as person,
    coalesce(first.sent_by, e.organizer_id) as host
  from ${parties} party (id) join events e on e.id = party.id
  join invitees i on i.event_id = e.id and i.invite_failure in ('bounced', 'refused')
  left join lateral (
    -- Invitation keys have no kind as a prefix.
    select d.sent_by from deliveries d
    where d.event_id = i.event_id and d.invitee_id = i.invitee_id and strpos(d.key, '/') = 0
      and d.created_at >= i.entered_at
    order by d.created_at, d.key limit 1
  ) first on true
  union all
  -- Addresses that bounced before a host entered another one.
  select d.event_id, d.recipient_key, coalesce(d.sent_by, e.organizer_id)
  from ${parties} party (id) join events e on e.id = party.id
  join deliveries d on d.event_id = e.id and d.state = 'failed' and d.recipient_key is not null and strpos(d.key, '/') = 0
  join invitees i on i.event_id = d.event_id and i.invitee_id = d.invitee_id and d.created_at < i.entered_at
`

/**
 * Builds a query for the people that messages about the given parties reached (`person`), each with the host whose message was the first
 * (`host`). `parties` is a query for the parties' ids.
 */
export const peopleIn = (parties: RawBuilder<unknown>) => sql`
  select e.id as event_id, coalesce(d.recipient_key, d.invitee_id::text) as person,
    coalesce(first_value(d.sent_by) over first, e.organizer_id) as host
  from ${parties} party (id) join events e on e.id = party.id
  join deliveries d on d.event_id = e.id and d.state = 'sent'
  join invitees i on i.event_id = d.event_id and i.invitee_id = d.invitee_id
  where i.role = 'attendee' and i.cohost_status is distinct from 'ACCEPTED'
  window first as (
    partition by d.event_id, d.invitee_id, d.created_at >= i.entered_at order by d.finished_at, d.key
  )
`

/**
 * Counts the reactions to a host's messages, including those of the host's earlier accounts, and the people that they reached. Each
 * reaction, and each person, counts for the host whose message reached the person first in a party: the co-host that a delivery names, or
 * otherwise the organizer. So co-hosts can't lower an organizer's limits, and the organizer can't spare them by writing later, too. A
 * person counts once, with any number of contacts and parties, and isn't reached by being entered on a guest list. Hosts aren't
 * counted. Of deleted parties, only the numbers are known. Without reactions that
 * matter, the people aren't counted.
 */
export async function readStanding(db: Db, userId: string): Promise<Standing> {
  const hosts = sql`${await readHostIds(db, userId)}::uuid[]`
  const hostedIds = sql`select id from events where organizer_id = any(${hosts})`
  const parties = sql`(${hostedIds} union select * from sent_events(${hosts}))`
  const query = sql`
    select
      (select count(distinct person) from (${bouncesIn(parties)}) bounces where host = any(${hosts}))
        + (select coalesce(sum(bounced), 0) from removed_reach where host_id = any(${hosts})) as bounced,
      (select count(distinct coalesce(person_key, address_key)) from (
        select person_key, address_key from opt_outs where was_invited and caused_by = any(${hosts})
        union all
        select person_key, address_key from opt_outs where was_invited and caused_by is null
          and (scope = 'host' and subject = any(${hosts}) or scope = 'event' and subject = any(array(${hostedIds})))
      ) caused) as opted_out,
      (select count(distinct coalesce(person_key, reporter_key)) from (
        select person_key, reporter_key from abuse_reports where was_reached and caused_by = any(${hosts})
        union all
        select person_key, reporter_key from abuse_reports
        where was_reached and caused_by is null and host_id = any(${hosts})
      ) caused) as reported
  `
  const [row] = await readRows(db, reactionsRow, query)
  const reactions = { bounced: row?.bounced ?? 0, optedOut: row?.opted_out ?? 0, reportCount: row?.reported ?? 0 }
  if (isTolerated(reactions)) return { ...reactions, reached: 0 }
  const count = sql`
    select (select count(distinct person) from (${peopleIn(parties)}) reached where host = any(${hosts}))
      + (select coalesce(sum(reached), 0) from removed_reach where host_id = any(${hosts})) as reached
  `
  const [people] = await readRows(db, reachedRow, count)
  return { ...reactions, reached: people?.reached ?? 0 }
}
