import { z } from 'zod'
import { photoUploadMode } from './guest.ts'
import { operation } from './operation.ts'
import { line, uuid } from './text.ts'

/** A photo of an album (ENT-47). */
export const photoMetaSchema = z.object({
  photoId: uuid,
  thumbnailUrl: z.string(),
  fullsizeUrl: z.string(),
  /** The caller may take it out: it is theirs, or they are a host. */
  isDeletable: z.boolean(),
})
export type PhotoMeta = z.infer<typeof photoMetaSchema>

/** The photos of a party (ENT-46). */
export const albumSchema = z.object({
  albumId: z.string(),
  /** Where the album is opened: what its QR code holds. */
  albumUrl: z.string(),
  /** Names the album to the companion app. It opens nothing by itself. */
  albumCode: z.string(),
  /** How the caller's own photos get into it. */
  photoUploadMode,
  /** Newest first; in a preview the first of them. */
  photoMetas: z.array(photoMetaSchema),
  /** How many there are. */
  photoCount: z.number().int(),
})
export type Album = z.infer<typeof albumSchema>

const albumId = line(64).min(1)
/** The key of a guest without a session. */
const key = { inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }
const failures = ['notFound', 'eventNotFound', 'inviteeTokenInvalid', 'forbidden'] as const

/** The whole album, to the hosts and guests of its party (RPC-60, RPC-75). */
export const getAlbumDetails = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ albumId, ...key }),
  output: z.object({ album: albumSchema }),
  failures,
})

/** The album and the event that it belongs to, for who knows the album alone (RPC-61). */
export const getAlbumForElk = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ albumId, ...key }),
  output: z.object({ album: albumSchema, eventId: uuid }),
  failures,
})

/** What the event page shows of an album: its newest photos, and how many there are (RPC-62). */
export const getPreviewAlbumDetails = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ eventId: uuid, ...key }),
  output: z.object({ album: albumSchema }),
  failures,
})

/** Takes a photo out of its album: whoever added it may, and the hosts. One that is not there is gone already. */
export const deleteAlbumPhoto = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  input: z.object({ eventId: uuid, photoId: uuid, ...key }),
  output: z.object({}),
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'forbidden'],
})

/** Answer of `POST /albums/{albumCode}/photos` (multipart, one file `photo`). */
export const photoAnswerSchema = z.object({ photo: photoMetaSchema })
