// Keeps track of changes to guest lists that were announced but not fetched yet. Transactions commit in any order, so a
// change with a lower id can be announced after one with a higher id. Fetching therefore starts at the oldest announced
// change rather than the newest known one.

/**
 * The number of modification ids to go back if changes may have been missed. A change can be committed after a change with a
 * higher id was already fetched. The number is large because all events share one id sequence.
 */
const margin = 1_000

interface Pending {
  /** The lowest modification id of the announced changes; Infinity if no change was announced. */
  oldest: number
  /** True if changes may have been missed. */
  hasGap: boolean
}

const pending = new Map<string, Pending>()
/** For each event id, the modification id up to which the guest list has been fetched. */
const fetchedUpTo = new Map<string, number>()

function note(topic: string, change: Pending): void {
  const eventId = /^events\/([0-9a-f-]{36})$/.exec(topic)?.[1]
  if (eventId === undefined) return
  const before = pending.get(eventId) ?? { oldest: Infinity, hasGap: false }
  pending.set(eventId, {
    oldest: Math.min(before.oldest, change.oldest),
    hasGap: before.hasGap || change.hasGap,
  })
}

/** Records a change announced on an event's topic, or a gap if `modificationId` isn't a number. Ignores other topics. */
export const noteChange = (topic: string, modificationId: string): void =>
  note(topic, /^\d{1,15}$/.test(modificationId) ? { oldest: Number(modificationId), hasGap: false } : noChange)

/** Records that changes to an event's guest list may have been missed. Ignores other topics. */
export const noteGap = (topic: string): void => note(topic, noChange)

const noChange: Pending = { oldest: Infinity, hasGap: true }

/** Records the modification id up to which an event's guest list has been fetched. */
export const noteFetched = (eventId: string, modificationId: string): void =>
  void fetchedUpTo.set(eventId, Number(modificationId))

/** Discards the modification id recorded for an event, so that the whole guest list is fetched next time. */
export const forgetFetched = (eventId: string): void => void fetchedUpTo.delete(eventId)

/**
 * Returns the modification id after which changes to an event's guest list must be fetched, and clears the event's announced
 * changes. Returns undefined if the whole list must be fetched.
 */
export function takeChangesSince(eventId: string): number | undefined {
  const { oldest, hasGap } = pending.get(eventId) ?? { oldest: Infinity, hasGap: false }
  pending.delete(eventId)
  const upTo = fetchedUpTo.get(eventId)
  return upTo === undefined ? undefined : Math.max(0, Math.min(upTo - (hasGap ? margin : 0), oldest - 1))
}
