import { placeDetailsSchema } from '@festoon/contract/place'
import { z } from 'zod'
import type { EventDraft } from './eventDraft.ts'

/** Where an unfinished event is kept: the one without a draft on the server as `new`, others by their id (STORE-08). */
export type DraftKey = string

const storageKey = (key: DraftKey): string => `festoon.draft:${key}`

/** What this page knows, for browsers that refuse storage or have no room for the picture. */
const inMemory = new Map<DraftKey, EventDraft>()

const draftSchema = z.object({
  id: z.guid(),
  modificationId: z.number().int().min(0),
  title: z.string(),
  description: z.string(),
  placeText: z.string(),
  place: placeDetailsSchema.nullable(),
  start: z.string(),
  end: z.string().nullable(),
  cover: z
    .string()
    .regex(/^(?:data:image\/|\/files\/)/)
    .nullable(),
  browserZone: z.string(),
})

/** Keeps the unfinished event in this browser session, so that signing in or a reload loses nothing. */
export function keepDraft(key: DraftKey, draft: EventDraft): void {
  inMemory.set(key, draft)
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(draft))
  } catch {
    // Signing in does not leave the page: memory serves until a reload.
  }
}

/** The kept draft; undefined when there is none or it cannot be read. */
export function keptDraft(key: DraftKey): EventDraft | undefined {
  const known = inMemory.get(key)
  if (known) return known
  try {
    const text = sessionStorage.getItem(storageKey(key))
    return text === null ? undefined : draftSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Forgets the kept draft: it was saved, or became an event. */
export function dropDraft(key: DraftKey): void {
  inMemory.delete(key)
  try {
    sessionStorage.removeItem(storageKey(key))
  } catch {
    // Nothing was kept.
  }
}
