import { z } from 'zod'
import { eventFieldsSchema } from './eventFields.ts'

/**
 * Where an event in progress is found again: its id, or how it began while it has no address of its own: `new`,
 * `from:{id}`, `gallery:{id}`.
 */
export type Slot = string

const keptSchema = z.object({
  fields: eventFieldsSchema,
  modificationId: z.number().int().min(0),
  /** ms; null: not yet. */
  savedAt: z.number().nullable(),
  /** The server has all of it. */
  isSafe: z.boolean(),
})
export type Kept = z.infer<typeof keptSchema>

const key = (id: string): string => `festoon.draft:${id}`
/** A picture is large and seldom changes: it is written by itself. */
const coverKey = (id: string): string => `festoon.cover:${id}`
const slotKey = (slot: Slot): string => `festoon.slot:${slot}`

/** What this page knows, for browsers that refuse storage or have no room for the picture. */
const inMemory = new Map<Slot, Kept>()

/** Keeps an event in this browser session, under its id, so that signing in or a reload loses nothing (STORE-08, DRAFT-05). */
export function keep(slot: Slot, event: Kept): void {
  const before = inMemory.get(slot)
  inMemory.set(slot, event)
  const { id, cover } = event.fields
  const isLarge = cover?.startsWith('data:') ?? false
  const fields = isLarge ? { ...event.fields, cover: null } : event.fields
  try {
    if (slot !== id) sessionStorage.setItem(slotKey(slot), id)
    sessionStorage.setItem(key(id), JSON.stringify({ ...event, fields }))
    if (before?.fields.cover === cover) return
    if (isLarge && cover) sessionStorage.setItem(coverKey(id), cover)
    else sessionStorage.removeItem(coverKey(id))
  } catch {
    // Signing in does not leave the page: memory serves until a reload.
  }
}

/** The event that was kept; undefined when there is none or it cannot be read. */
export function kept(slot: Slot): Kept | undefined {
  const known = inMemory.get(slot)
  if (known) return known
  try {
    const id = sessionStorage.getItem(slotKey(slot)) ?? slot
    const text = sessionStorage.getItem(key(id))
    if (text === null) return undefined
    const found = keptSchema.parse(JSON.parse(text))
    const cover = found.fields.cover ?? sessionStorage.getItem(coverKey(id))
    return keptSchema.parse({ ...found, fields: { ...found.fields, cover } })
  } catch {
    return undefined
  }
}

/** Forgets an event: it was saved, or became a party. */
export function drop(slot: Slot): void {
  inMemory.delete(slot)
  try {
    const id = sessionStorage.getItem(slotKey(slot)) ?? slot
    for (const name of [slotKey(slot), key(id), coverKey(id)]) sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
