import type { Album, PhotoMeta } from '@festoon/contract/nouns/album'
import { Failure } from '../../core/Failure.ts'
import { pictureLink } from '../../crypto/pictureLink.ts'
import { partyMember, type PartyMember } from '../../events/view/partyMember.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { albumBytes, shownStorage } from '../quota.ts'
import { albumOf, countPhotos, listPhotos, readAlbum, type AlbumRow, type PhotoRow } from './albums.ts'

/** Converts a photo row to the format that clients receive (ENT-47). */
export const toPhotoMeta = (
  services: Services,
  { photo_id, url }: Pick<PhotoRow, 'photo_id' | 'url'>,
  isDeletable: boolean,
): PhotoMeta => ({
  photoId: photo_id,
  thumbnailUrl: pictureLink(services, url.replace(/\.webp$/, '-640.webp')),
  fullsizeUrl: pictureLink(services, url),
  isDeletable,
})

/**
 * Returns the caller as a member of an event who may see and add photos: a host, or a guest who isn't waitlisted or denied.
 * @throws Failure forbidden for a waitlisted or denied guest, or any failure of `partyMember`.
 */
export async function albumMember(
  services: Services,
  eventId: string,
  viewer: { session: Session | undefined; inviteeUuid?: string | undefined; token?: string | undefined },
): Promise<PartyMember> {
  const member = await partyMember(services, eventId, viewer)
  if (!maySeeAlbum(member)) throw new Failure('forbidden')
  return member
}

function maySeeAlbum({ isHost, row }: PartyMember): boolean {
  return isHost || (row.waitlist_status !== 'PENDING_APPROVAL' && row.waitlist_status !== 'DENIED')
}

/** Returns an event's album as one member sees it, with at most `limit` photos (ENT-46). Creates the album if needed. */
export async function albumView(services: Services, member: PartyMember, limit: number): Promise<Album> {
  return viewOf(services, await albumOf(services.db, member.event, services.clock.now()), member, limit)
}

/** Returns an event's album as `albumView` does, or null if the album doesn't exist yet or the member may not see it. */
export async function albumIfOpened(services: Services, member: PartyMember, limit: number): Promise<Album | null> {
  const album = maySeeAlbum(member) ? await readAlbum(services.db, member.event.id) : undefined
  return album ? viewOf(services, album, member, limit) : null
}

async function viewOf(services: Services, album: AlbumRow, member: PartyMember, limit: number): Promise<Album> {
  const { db, config } = services
  const { event, row } = member
  const [photos, count, usedBytes] = await Promise.all([
    listPhotos(db, member, limit),
    countPhotos(db, event.id),
    member.isHost ? albumBytes(db, event.id) : undefined,
  ])
  return {
    albumId: album.id,
    albumUrl: `${config.origin}/album/${album.code}`,
    albumCode: album.code,
    photoUploadMode: row?.photo_upload_mode ?? 'manual',
    photoMetas: photos.map((photo) => toPhotoMeta(services, photo, photo.is_deletable)),
    photoCount: count,
    ...(usedBytes === undefined ? {} : shownStorage(usedBytes, config.albumBytes)),
  }
}
