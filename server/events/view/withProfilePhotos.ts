import type { Keys } from '../../crypto/keys.ts'
import { pictureLink } from '../../crypto/pictureLink.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { isConnected } from './isConnected.ts'

/** The services that find photos and sign links to them. */
export interface PhotoServices {
  db: Db
  keys: Pick<Keys, 'picture'>
  clock: { now(): number }
}

/**
 * Returns the rows with a link to the profile photo of each guest whose account the hosts know. The photo of any other guest
 * would reveal that an invited email address has an account (docs/decisions/022-reveal-nothing-new.md).
 */
export async function withProfilePhotos<Row extends InviteeRow>(
  services: PhotoServices,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap((row) => (row.user_id !== null && isConnected(row) ? [row.user_id] : []))
  if (ids.length === 0) return [...rows]
  const users = await services.db
    .selectFrom('users')
    .select(['id', 'photo_url'])
    .where('id', 'in', ids)
    .where('photo_url', 'is not', null)
    .execute()
  const photos = new Map(users.map(({ id, photo_url }) => [id, photo_url]))
  return rows.map((row) => {
    const url = row.user_id !== null && isConnected(row) ? photos.get(row.user_id) : undefined
    return url ? { ...row, photo_url: pictureLink(services, url) } : row
  })
}
