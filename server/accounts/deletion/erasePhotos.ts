import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/schema.ts'
import { readRows } from '../../database/rows/readRows.ts'

/** Deletes an account's photos from every album and returns the photos' URLs. */
export async function erasePhotos(tx: Tx, userId: string): Promise<string[]> {
  const query = sql`
    delete from album_photos p using invitees i
    where p.event_id = i.event_id and p.invitee_id = i.invitee_id and (
      i.user_id = ${userId} or i.user_id is null and exists (
        select 1 from user_contacts c where c.user_id = ${userId} and c.value in (i.email_normalized, i.phone)
      )
    )
    returning p.url
  `
  const rows = await readRows(tx, z.object({ url: z.string() }), query)
  return rows.map(({ url }) => url)
}
