import { sql } from 'kysely'
import { z } from 'zod'
import { amountOf, youBring } from '@festoon/contract/messages/guests/bring'
import type { EventView } from '@festoon/contract/nouns/event'
import { readBrought } from '../../database/rows/broughtRows.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'

const countRow = z.object({ items: z.number(), taken: z.number() })

/**
 * Counts the items of a sign-up list, and those of which no more is needed. An item without a wanted amount counts as taken once
 * anyone brings it. Adds what the viewer brings, if anything. Returns undefined if there is no list.
 */
export async function countSignUps(
  db: Db,
  eventId: string,
  viewerRow: InviteeRow | undefined,
): Promise<EventView['signUps']> {
  const query = sql`
    select count(*)::integer as items, (count(*) filter (where taken >= coalesce(wanted, 1)))::integer as taken
    from sign_up_items where event_id = ${eventId}
  `
  const [counts] = await readRows(db, countRow, query)
  if (!counts || counts.items === 0) return undefined
  const broughtItems = viewerRow ? await readBrought(db, viewerRow) : []
  return broughtItems.length === 0
    ? counts
    : { ...counts, yours: youBring(broughtItems.map(({ item, amount }) => amountOf(item, amount))) }
}
