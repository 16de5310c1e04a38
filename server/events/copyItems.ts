import { sql } from 'kysely'
import type { HostOf } from '../core/brands.ts'
import type { EventRow, Tx } from '../database/schema.ts'

/** Copies the items of one event's sign-up list to another, without the claims. */
export async function copyItems(tx: Tx, from: HostOf<EventRow>, to: EventRow): Promise<void> {
  await sql`
    insert into sign_up_items (event_id, item_id, position, name, wanted)
    select ${to.id}::uuid, gen_random_uuid(), position, name, wanted from sign_up_items where event_id = ${from.id}
  `.execute(tx)
}
