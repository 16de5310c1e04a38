import { randomBytes, randomUUID } from 'node:crypto'
import { expressionBuilder, sql, type RawBuilder, type Selectable } from 'kysely'
import { limits } from '@festoon/contract/limits'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { AlbumPhotoTable, AlbumTable } from '../../database/mediaTables.ts'
import type { Db, EventRow, InviteeRow, Tables, Tx } from '../../database/schema.ts'
import { lockLiveEvent } from '../../events/lockEvent.ts'
import type { PartyMember } from '../../events/view/partyMember.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { albumBytes } from '../quota.ts'

const photos = expressionBuilder<Tables, 'album_photos'>()

export type AlbumRow = Selectable<AlbumTable>
export type PhotoRow = Selectable<AlbumPhotoTable>

/** Builds an SQL condition for the photos that a guest uploaded. */
const isSentBy = ({ invitee_id }: InviteeRow) => photos('album_photos.invitee_id', '=', invitee_id)

/**
 * Builds an SQL condition for the photos that a member may delete: all photos for a host, and the member's own photos for a
 * guest.
 */
const isDeletableBy = ({ isHost, row }: PartyMember) => (!isHost && row ? isSentBy(row) : photos.lit(isHost))

/**
 * Returns the album of an event, creating the album if needed. A new album gets the id that the companion app chose, unless
 * another event's album has that id.
 * @throws Failure eventNotFound if the event was just deleted.
 */
export async function albumOf(db: Db, { id: eventId, album_id }: EventRow, now: number): Promise<AlbumRow> {
  for (const id of [undefined, album_id ?? randomUUID(), randomUUID()]) {
    if (id !== undefined)
      await sql`
        insert into albums (event_id, id, code, created_at)
        select id, ${id}::text, ${randomBytes(18).toString('base64url')}::text, ${now}::bigint from events where id = ${eventId}
        on conflict do nothing
      `.execute(db)
    const album = await readAlbum(db, eventId)
    if (album) return album
  }
  throw new Failure('eventNotFound')
}

/** Returns the album of an event, or undefined if no one has opened it yet. */
export async function readAlbum(db: Db, eventId: string): Promise<AlbumRow | undefined> {
  return db.selectFrom('albums').selectAll().where('event_id', '=', eventId).executeTakeFirst()
}

/** Returns the id of the event that an album id belongs to, if any, even if the album hasn't been created yet. */
export async function eventOfAlbum(db: Db, albumId: string): Promise<string | undefined> {
  const album = await db.selectFrom('albums').select('event_id').where('id', '=', albumId).executeTakeFirst()
  if (album) return album.event_id
  // Only the companion app requests an album that doesn't exist yet. The event's page creates it.
  const albumOfCode = await db
    .selectFrom('events')
    .select('id')
    .where('album_id', '=', albumId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('albums').select('event_id').whereRef('albums.event_id', '=', 'events.id'))),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return albumOfCode?.id
}

/** Returns the id of the event that an album code belongs to, if any. */
export async function eventOfCode(db: Db, code: string): Promise<string | undefined> {
  const album = await db.selectFrom('albums').select('event_id').where('code', '=', code).executeTakeFirst()
  return album?.event_id
}

/** Returns up to `limit` photos of an event, newest first. `is_deletable` is true if the viewer may delete the photo. */
export async function listPhotos(
  db: Db,
  viewer: PartyMember,
  limit: number,
): Promise<(PhotoRow & { is_deletable: boolean })[]> {
  const rows = await db
    .selectFrom('album_photos')
    .selectAll()
    .select(isDeletableBy(viewer).as('is_deletable'))
    .where('event_id', '=', viewer.event.id)
    .orderBy('created_at', 'desc')
    .orderBy('modification', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, is_deletable: Boolean(row.is_deletable) }))
}

/** Returns the number of photos in an event's album. */
export async function countPhotos(db: Db, eventId: string): Promise<number> {
  const { count } = await db
    .selectFrom('album_photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns a guest's photo with the given id, or undefined if it doesn't exist.
 * @throws Failure conflict if another guest's photo has that id.
 */
export async function readPhoto(db: Db, guest: InviteeRow, photoId: string): Promise<PhotoRow | undefined> {
  const photo = await db
    .selectFrom('album_photos')
    .selectAll()
    .select(isSentBy(guest).as('is_own'))
    .where('event_id', '=', guest.event_id)
    .where('photo_id', '=', photoId)
    .executeTakeFirst()
  if (photo && !photo.is_own) throw new Failure('conflict')
  return photo
}

/**
 * Deletes a photo and notifies the event's listeners. `hostedEvent` is the event if the member is its host. Returns the photo's
 * URL, or undefined if the photo doesn't exist.
 * @throws Failure as `lockHosted`, or forbidden if the member may not delete the photo.
 */
export async function deletePhoto(
  db: Db,
  member: PartyMember,
  hostedEvent: HostOf<EventRow> | undefined,
  photoId: string,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    if (hostedEvent) await lockHosted(tx, hostedEvent, 'host')
    const photo = await tx
      .selectFrom('album_photos')
      .select(['url', isDeletableBy(member).as('is_deletable')])
      .where('event_id', '=', member.event.id)
      .where('photo_id', '=', photoId)
      .forUpdate()
      .executeTakeFirst()
    if (photo && !photo.is_deletable) throw new Failure('forbidden')
    if (!photo) return undefined
    await tx
      .deleteFrom('album_photos')
      .where('event_id', '=', member.event.id)
      .where('photo_id', '=', photoId)
      .execute()
    await announceAlbum(tx, member.event.id, sql`nextval('modifications')`)
    return photo.url
  })
}

const announceAlbum = (tx: Tx, eventId: string, modification: RawBuilder<unknown> | number): Promise<unknown> =>
  sql`select announce_topic(${`events/${eventId}`}, (${modification})::bigint::text)`.execute(tx)

/**
 * Adds a photo to an event's album and notifies the event's listeners. Returns undefined if a photo with the same id was added
 * in the meantime.
 * @throws Failure eventNotFound, eventCancelled, or albumFull; forbidden if the guest was removed or erased in the meantime, or the
 * invitation has another account or other links by now.
 */
export async function addPhoto(
  db: Db,
  { event_id: eventId, invitee_id, user_id, token_version }: InviteeRow,
  photo: { photoId: string; url: string; bytes: number },
  maxBytes: number,
  now: number,
): Promise<PhotoRow | undefined> {
  return inTransaction(db, async (tx) => {
    // Serialized by the lock, so that the album can't exceed its limit or receive photos while they are being removed.
    await lockLiveEvent(tx, eventId)
    const guest = await tx
      .selectFrom('invitees')
      .select('invitee_id')
      .where('event_id', '=', eventId)
      .where('invitee_id', '=', invitee_id)
      .where('user_id', 'is not distinct from', user_id)
      .where('token_version', '=', token_version)
      .where('rsvp_status', '<>', 'HIDDEN')
      .forShare()
      .executeTakeFirst()
    if (!guest) throw new Failure('forbidden')
    if ((await countPhotos(tx, eventId)) >= limits.albumPhotos) throw new Failure('albumFull')
    if ((await albumBytes(tx, eventId)) + photo.bytes > maxBytes) throw new Failure('albumFull')
    const row = await tx
      .insertInto('album_photos')
      .values({
        event_id: eventId,
        photo_id: photo.photoId,
        invitee_id,
        url: photo.url,
        bytes: photo.bytes,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) await announceAlbum(tx, eventId, row.modification)
    return row
  })
}
