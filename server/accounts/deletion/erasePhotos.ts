import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '../../database/rows/readRows.ts'
import type { Tx } from '../../database/schema.ts'
import { isOwnGuest } from './ownGuests.ts'

/** Deletes a person's photos (`isOwnGuest`) from every album and returns the photos' URLs. */
export async function erasePhotos(tx: Tx, userId: string): Promise<string[]> {
  const query = sql`
    delete from album_photos p using invitees i
    where p.event_id = i.event_id and p.invitee_id = i.invitee_id and ${isOwnGuest(userId, 'i')}
    returning p.url
  `
  const rows = await readRows(tx, z.object({ url: z.string() }), query)
  return rows.map(({ url }) => url)
}
