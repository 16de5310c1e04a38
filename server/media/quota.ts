import type { Storage } from '@festoon/contract/nouns/album'
import type { Db } from '../database/schema.ts'

/** Returns the number of bytes that a user's images take. */
export async function imageBytes(db: Db, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('user_images')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Returns the number of bytes that the photos in an event's album take. */
export async function albumBytes(db: Db, eventId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('album_photos')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** The used part of a storage from which its owner sees it. */
const shownFrom = 0.8

/** Returns the storage to show to its owner, or nothing while enough is left. */
export const shownStorage = (usedBytes: number, maxBytes: number): { storage?: Storage } =>
  usedBytes >= shownFrom * maxBytes ? { storage: { usedBytes, maxBytes } } : {}
