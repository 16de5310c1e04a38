import { z } from 'zod'
import { signedInUser } from '../../../session/session.ts'
import { dropEvent, dropFromSession, eventName, keepInSession, readFromSession } from '../../../session/inSession.ts'
import { eventFieldsSchema } from '../eventFields.ts'

/**
 * Where an event in progress is found again: its id, or how it began while it has no address of its own: `new`,
 * `quick:{id}`, `from:{id}`, `gallery:{id}`.
 */
export type Slot = string

const keptSchema = z.object({
  fields: eventFieldsSchema,
  modificationId: z.number().int().min(0),
  /** ms; null: not yet. */
  savedAt: z.number().nullable(),
  /** The server has all of it. */
  isSafe: z.boolean(),
  /** Whose it is; null: a stranger's, which whoever signs in next takes over. */
  userId: z.string().nullable(),
})
export type Kept = z.infer<typeof keptSchema>

const slotName = (slot: Slot): string => `festoon.slot:${slot}`
const idOf = (slot: Slot): string => readFromSession(slotName(slot)) ?? slot

/**
 * Keeps an event in this browser session, under its id, so that signing in or a reload loses nothing (STORE-08, DRAFT-05). It
 * stays its user's when their session ends.
 */
export function keep(slot: Slot, event: Omit<Kept, 'userId'>): void {
  const { id } = event.fields
  const before = kept(slot)
  const userId = signedInUser() ?? (before?.fields.id === id ? before.userId : null)
  if (slot !== id) keepInSession(slotName(slot), id)
  keepInSession(eventName(id), JSON.stringify({ ...event, userId } satisfies Kept))
}

/** The event that was kept; undefined when there is none, it cannot be read, or it is another user's: that is dropped. */
export function kept(slot: Slot): Kept | undefined {
  const found = keptSchema.safeParse(jsonIn(readFromSession(eventName(idOf(slot))))).data
  if (!found) return undefined
  const user = signedInUser()
  if (user !== null && found.userId !== null && found.userId !== user) {
    drop(slot)
    return undefined
  }
  return found
}

/** Forgets an event: it was saved, or became a party. */
export function drop(slot: Slot): void {
  dropEvent(idOf(slot))
  dropFromSession(slotName(slot))
}

function jsonIn(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
