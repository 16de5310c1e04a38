// Keeps track of changes to guest lists that were announced but not fetched yet. Transactions commit in any order, so a
// change with a lower id can be announced after one with a higher id. Fetching therefore starts at the oldest announced
// change rather than the newest known one.

/**
 * The number of modification ids by which fetching goes back after a gap. Some changes with lower ids may not have been
 * committed when the list was last fetched. The number is large because all events share one id sequence.
 */
const margin = 1_000

interface Pending {
  /** The modification id of the oldest announced change; Infinity if none was announced. */
  oldest: number
  /** True if changes may have been missed. */
  hasGap: boolean
}

const pending = new Map<string, Pending>()
/** The last modification id that each fetched list includes, by event id. */
const known = new Map<string, number>()

function note(topic: string, change: Pending): void {
  const eventId = /^events\/([0-9a-f-]{36})$/.exec(topic)?.[1]
  if (eventId === undefined) return
  const before = pending.get(eventId) ?? { oldest: Infinity, hasGap: false }
  pending.set(eventId, {
    oldest: Math.min(before.oldest, change.oldest),
    hasGap: before.hasGap || change.hasGap,
  })
}

/**
 * Records a change announced on an event's topic. If the id isn't a number, the change can't be identified, so it is recorded as
 * a gap. Ignores other kinds of topics.
 */
export const noteChange = (topic: string, modificationId: string): void =>
  note(topic, /^\d{1,15}$/.test(modificationId) ? { oldest: Number(modificationId), hasGap: false } : noChange)

/** Records that changes to an event's guest list may have been missed while the stream was closed. */
export const noteGap = (topic: string): void => note(topic, noChange)

const noChange: Pending = { oldest: Infinity, hasGap: true }

/** Records the last modification id that a fetched list includes. */
export const noteFetched = (eventId: string, modificationId: string): void =>
  void known.set(eventId, Number(modificationId))

/** Discards the modification id recorded for an event's guest list, so that the whole list is fetched next time. */
export const forgetFetched = (eventId: string): void => void known.delete(eventId)

/**
 * Returns the modification id from which to fetch the changes to an event's guest list, and clears the changes announced for
 * that event. Returns undefined if the whole list has to be fetched.
 */
export function takeChangesSince(eventId: string): number | undefined {
  const { oldest, hasGap } = pending.get(eventId) ?? { oldest: Infinity, hasGap: false }
  pending.delete(eventId)
  const upTo = known.get(eventId)
  return upTo === undefined ? undefined : Math.max(0, Math.min(upTo - (hasGap ? margin : 0), oldest - 1))
}
