import type { Generated, JSONColumnType } from 'kysely'
import type { ImageRequest } from '../core/imageRequest.ts'
import type { Instant } from './deliveryTables.ts'

export interface ImageTaskTable {
  id: string
  /** The id of the user who requested the images, or null for sample images. */
  user_id: string | null
  /** The keyed hash of the device id of the browser that requested sample images, or null for a user's images. */
  device_key: string | null
  event_id: string
  request: JSONColumnType<ImageRequest, string, string>
  state: 'pending' | 'done' | 'failed'
  /** The number of coins to charge when the images are ready. */
  cost: number
  image_urls: JSONColumnType<string[], string | undefined, string>
  created_at: Instant
}

export interface UserImageTable {
  user_id: string
  image_url: string
  /** Profile photos are left out of the image history. */
  kind: 'uploaded' | 'drawn' | 'profile'
  prompt: string
  /** The size of all versions of the image together, in bytes. */
  bytes: number
  created_at: Instant
}

/** The free coins that a browser without an account has spent on sample images since the last sign-up in it. */
export interface DeviceSamplesTable {
  /** The keyed hash of the browser's device id (crypto/addressKey.ts). */
  device_key: string
  coins: number
  counted_at: Instant
}

/** An event's photo album, created when a host or guest first opens it. */
export interface AlbumTable {
  event_id: string
  id: string
  code: string
  created_at: Instant
}

export interface AlbumPhotoTable {
  event_id: string
  /** The photo's id, which the uploader generates so that a repeated upload doesn't add the photo twice. */
  photo_id: string
  /** The id of the invitee who added the photo, or null if the invitation has passed to another person since. */
  invitee_id: string | null
  /** The URL of the full-size image. */
  url: string
  /** The size of all versions of the photo together, in bytes. */
  bytes: number
  modification: Generated<number>
  created_at: Instant
}
