import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { line, uuid } from '../wire/text.ts'
import { photoUploadMode } from './guest.ts'

/** A photo in an album (ENT-47). */
export const photoMetaSchema = z.object({
  photoId: uuid,
  thumbnailUrl: z.string(),
  fullsizeUrl: z.string(),
  /** True if the caller may delete the photo: the caller added it or is a host. */
  isDeletable: z.boolean(),
})
export type PhotoMeta = z.infer<typeof photoMetaSchema>

/** The used part of a storage and its size, in bytes. */
export const storageSchema = z.object({ usedBytes: z.number().int(), maxBytes: z.number().int() })
export type Storage = z.infer<typeof storageSchema>

/** A party's photo album (ENT-46). */
export const albumSchema = z.object({
  albumId: z.string(),
  /** The URL of the album, which is also in its QR code. */
  albumUrl: z.string(),
  /** The code that identifies the album in the companion app. The code alone doesn't grant access. */
  albumCode: z.string(),
  /** The mode in which the companion app adds the caller's photos. */
  photoUploadMode,
  /** The photos, newest first. A preview has at most `limits.albumPreview`. */
  photoMetas: z.array(photoMetaSchema),
  /** The number of photos in the album, including those that a preview leaves out. */
  photoCount: z.number().int(),
  /** The storage that the photos take, in bytes. Only for hosts, from 80 percent of the maximum. */
  storage: storageSchema.optional(),
})
export type Album = z.infer<typeof albumSchema>

const albumId = line(64).min(1)
/** The invitee id and token from a personal link, for a guest who isn't signed in. */
const key = { inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }
const failures = ['notFound', 'eventNotFound', 'inviteeTokenInvalid', 'forbidden'] as const

/** Returns an album with all of its photos (RPC-60, RPC-75). Fails with `forbidden` for guests who are waitlisted or denied. */
export const getAlbumDetails = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ albumId, ...key }),
  output: z.object({ album: albumSchema }),
  failures,
})

/** Returns an album with all of its photos, and the id of its event (RPC-61). */
export const getAlbumForElk = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ albumId, ...key }),
  output: z.object({ album: albumSchema, eventId: uuid }),
  failures,
})

/** Returns an event's album with only its newest photos, for the event page (RPC-62). */
export const getPreviewAlbumDetails = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ eventId: uuid, ...key }),
  output: z.object({ album: albumSchema }),
  failures,
})

/** Deletes a photo if the caller added it or is a host. Succeeds even if the photo is already gone. */
export const deleteAlbumPhoto = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  input: z.object({ eventId: uuid, photoId: uuid, ...key }),
  output: z.object({}),
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'forbidden'],
})

/** The result of `POST /albums/{albumCode}/photos`, a multipart request with one file named `photo`. */
export const photoResultSchema = z.object({ photo: photoMetaSchema })
