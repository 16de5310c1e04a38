import { z } from 'zod'
import {
  dropEvent,
  dropFromSession,
  eventName,
  keepInSession,
  readFromSession,
} from '../../../platform/session/inSession.ts'
import { signedInUser } from '../../../platform/session/session.ts'
import { eventFieldsSchema } from '../eventFields.ts'

/**
 * The key of an event in progress: the event's id or, until the URL contains the id, the event's origin, which is `new`,
 * `quick:{id}`, `from:{id}`, `gallery:{id}`, or `album:{id}`.
 */
export type Slot = string

const keptSchema = z.object({
  fields: eventFieldsSchema,
  modificationId: z.number().int().min(0),
  /** The time of the last save, in ms; null if the event was never saved. */
  savedAt: z.number().nullable(),
  /** True if the server has all changes. */
  isSafe: z.boolean(),
  /**
   * The id of the user who owns the event; null if no one was signed in. An event without an owner goes to the next user who
   * signs in.
   */
  userId: z.string().nullable(),
})
export type KeptEvent = z.infer<typeof keptSchema>

const slotName = (slot: Slot): string => `festoon.slot:${slot}`
const idOf = (slot: Slot): string => readFromSession(slotName(slot)) ?? slot

/**
 * Stores an event in progress in this tab's session storage, where it survives a reload and signing in (STORE-08, DRAFT-05).
 * After the user signs out, the event still belongs to that user.
 */
export function keep(slot: Slot, event: Omit<KeptEvent, 'userId'>): void {
  const { id } = event.fields
  const before = readKept(slot)
  const userId = signedInUser() ?? (before?.fields.id === id ? before.userId : null)
  if (slot !== id) keepInSession(slotName(slot), id)
  keepInSession(eventName(id), JSON.stringify({ ...event, userId } satisfies KeptEvent))
}

/**
 * Returns the stored event; undefined if there is none or it can't be read. Deletes an event that belongs to another user and
 * returns undefined.
 */
export function readKept(slot: Slot): KeptEvent | undefined {
  const keptEvent = keptSchema.safeParse(jsonIn(readFromSession(eventName(idOf(slot))))).data
  if (!keptEvent) return undefined
  const user = signedInUser()
  if (user !== null && keptEvent.userId !== null && keptEvent.userId !== user) {
    drop(slot)
    return undefined
  }
  return keptEvent
}

const publishingName = (slot: Slot): string => `festoon.publish:${slot}`

/** Notes that the host asked to create this party, and signs in first. */
export const keepPublishing = (slot: Slot): void => keepInSession(publishingName(slot), 'true')

/** Returns true, once, if the host asked to create this party before signing in. */
export function takePublishing(slot: Slot): boolean {
  const isAsked = readFromSession(publishingName(slot)) !== undefined
  dropFromSession(publishingName(slot))
  return isAsked
}

/** Deletes the stored event. */
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
