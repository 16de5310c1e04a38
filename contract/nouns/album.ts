import { z } from 'zod'
import { photoUploadMode } from './guest.ts'
import { operation } from '../wire/operation.ts'
import { line, uuid } from '../wire/text.ts'

/** A photo of an album (ENT-47). */
export const photoMetaSchema = z.object({
  photoId: uuid,
  thumbnailUrl: z.string(),
  fullsizeUrl: z.string(),
  /** The caller may delete it: it is theirs, or they are a host. */
  isDeletable: z.boolean(),
})
export type PhotoMeta = z.infer<typeof photoMetaSchema>

/** The photos of a party (ENT-46). */
export const albumSchema = z.object({
  albumId: z.string(),
  /** The address of the album, as in its QR code. */
  albumUrl: z.string(),
  /** Identifies the album in the companion app. It gives no access by itself. */
  albumCode: z.string(),
  /** The way the caller's own photos are added. */
  photoUploadMode,
  /** Newest first. A preview has only the first ones. */
  photoMetas: z.array(photoMetaSchema),
  /** Total number of photos. */
  photoCount: z.number().int(),
})
export type Album = z.infer<typeof albumSchema>

const albumId = line(64).min(1)
/** The personal link of a guest without a session. */
const key = { inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }
const failures = ['notFound', 'eventNotFound', 'inviteeTokenInvalid', 'forbidden'] as const

/** Returns the whole album, to hosts and guests of the party (RPC-60, RPC-75). */
export const getAlbumDetails = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ albumId, ...key }),
  output: z.object({ album: albumSchema }),
  failures,
})

/** Returns the album and its event, for clients that only know the album (RPC-61). */
export const getAlbumForElk = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ albumId, ...key }),
  output: z.object({ album: albumSchema, eventId: uuid }),
  failures,
})

/** Returns the newest photos of an album and their total number, for the event page (RPC-62). */
export const getPreviewAlbumDetails = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ eventId: uuid, ...key }),
  output: z.object({ album: albumSchema }),
  failures,
})

/** Deletes a photo from its album. Its owner and the hosts may do so. Deleting it again changes nothing. */
export const deleteAlbumPhoto = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  input: z.object({ eventId: uuid, photoId: uuid, ...key }),
  output: z.object({}),
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'forbidden'],
})

/** The result of `POST /albums/{albumCode}/photos` (multipart, one file `photo`). */
export const photoResultSchema = z.object({ photo: photoMetaSchema })
