// Which changes of guest lists were announced and not fetched yet. A change with a lower id can be announced later than one
// with a higher, since transactions commit in any order; so the oldest announced one counts, not the newest known one.

/** Covers the changes that may have been under way, uncommitted, when the list was fetched: ids are given out globally. */
const margin = 1_000

interface Pending {
  /** Modification id of the oldest announced change. */
  oldest: number
  /** Some changes may not have been announced. */
  hasGap: boolean
}

const pending = new Map<string, Pending>()
/** Modification id up to which a list is known. */
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

/** Notes a change that was announced on a topic. An id that is no number says only that something changed. */
export const noteChange = (topic: string, modificationId: string): void =>
  note(topic, /^\d{1,15}$/.test(modificationId) ? { oldest: Number(modificationId), hasGap: false } : noChange)

/** Notes that changes of a topic may have been missed: its stream was closed. */
export const noteGap = (topic: string): void => note(topic, noChange)

const noChange: Pending = { oldest: Infinity, hasGap: true }

/** Notes up to which modification a list was fetched. */
export const noteFetched = (eventId: string, modificationId: string): void =>
  void known.set(eventId, Number(modificationId))

/** Forgets what is known of a list, so that the next fetch is for all of it. */
export const forgetFetched = (eventId: string): void => void known.delete(eventId)

/**
 * Returns the modification id since which to fetch the changes of a list, and takes them as fetched; undefined if the whole
 * list has to be fetched.
 */
export function takeChangesSince(eventId: string): number | undefined {
  const { oldest, hasGap } = pending.get(eventId) ?? { oldest: Infinity, hasGap: false }
  pending.delete(eventId)
  const upTo = known.get(eventId)
  return upTo === undefined ? undefined : Math.max(0, Math.min(upTo - (hasGap ? margin : 0), oldest - 1))
}
