import { placeDetailsSchema } from '@festoon/contract/place'
import { z } from 'zod'
import type { EventDraft } from './eventDraft.ts'

const key = 'festoon.draft:new'

/** What this page knows, for browsers that refuse storage or have no room for the picture. */
let inMemory: EventDraft | undefined

const draftSchema = z.object({
  title: z.string(),
  description: z.string(),
  placeText: z.string(),
  place: placeDetailsSchema.nullable(),
  start: z.string(),
  end: z.string().nullable(),
  cover: z.string().startsWith('data:image/').nullable(),
  browserZone: z.string(),
})

/** Keeps the unfinished event in this browser session (STORE-08), so that signing in or a reload loses nothing. */
export function keepDraft(draft: EventDraft): void {
  inMemory = draft
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Signing in does not leave the page: memory serves until a reload.
  }
}

/** The kept draft; undefined when there is none or it cannot be read. */
export function keptDraft(): EventDraft | undefined {
  if (inMemory) return inMemory
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : draftSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Forgets the kept draft: it became an event. */
export function dropDraft(): void {
  inMemory = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
