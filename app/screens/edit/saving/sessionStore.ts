import { z } from 'zod'
import { signedInUser } from '../../../session/session.ts'
import { dropEvent, dropFromSession, eventName, keepInSession, readFromSession } from '../../../session/inSession.ts'
import { eventFieldsSchema } from '../eventFields.ts'

/**
 * The key under which an event in progress is stored. This is the event's id or, until the URL contains the id, the event's
 * origin: `new`, `quick:{id}`, `from:{id}` or `gallery:{id}`.
 */
export type Slot = string

const keptSchema = z.object({
  fields: eventFieldsSchema,
  modificationId: z.number().int().min(0),
  /** The time of the last save, in ms; null if never saved. */
  savedAt: z.number().nullable(),
  /** True if all changes have been saved to the server. */
  isSafe: z.boolean(),
  /**
   * The id of the user who owns the event. Null if no one was signed in, in which case the event goes to the next user who
   * signs in.
   */
  userId: z.string().nullable(),
})
export type Kept = z.infer<typeof keptSchema>

const slotName = (slot: Slot): string => `festoon.slot:${slot}`
const idOf = (slot: Slot): string => readFromSession(slotName(slot)) ?? slot

/**
 * Stores an event in progress in this tab's session storage under its id, so that it survives signing in and a reload
 * (STORE-08, DRAFT-05). The event still belongs to the same user after that user's session ends.
 */
export function keep(slot: Slot, event: Omit<Kept, 'userId'>): void {
  const { id } = event.fields
  const before = kept(slot)
  const userId = signedInUser() ?? (before?.fields.id === id ? before.userId : null)
  if (slot !== id) keepInSession(slotName(slot), id)
  keepInSession(eventName(id), JSON.stringify({ ...event, userId } satisfies Kept))
}

/** Returns the stored event; undefined if it is missing or can't be read. Deletes another user's event. */
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

/** Deletes the stored event, for example after it was saved or became a party. */
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
