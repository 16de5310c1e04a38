import { queryOptions } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { call } from './call.ts'
import { forgetFetched, noteFetched, takeChangesSince } from './guestListChanges.ts'

/**
 * Query for an event's whole guest list, which only hosts can fetch. After the first fetch, fetches only the guests who
 * changed. Fetches the whole list again if there were too many changes, guests were permanently deleted, or the last fetch
 * failed.
 */
export const inviteesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['invitees', eventId],
    queryFn: async ({ client }) => {
      const before = client.getQueryData<Invitee[]>(['invitees', eventId])
      const since = takeChangesSince(eventId)
      try {
        const patchedList = before && since !== undefined ? await fetchChanges(eventId, before, since) : undefined
        return patchedList ?? (await fetchAll(eventId))
      } catch (error) {
        // The announced changes were cleared but not fetched.
        forgetFetched(eventId)
        throw error
      }
    },
  })

/**
 * Fetches the changes made since the modification id `since` and returns the updated guest list. Returns undefined if there are
 * too many changes or guests were permanently deleted.
 */
async function fetchChanges(
  eventId: string,
  before: readonly Invitee[],
  since: number,
): Promise<Invitee[] | undefined> {
  const changes = await call('fetchInvitees', { eventId, changedSince: String(since) })
  if (changes.hasMore) return undefined
  const removedIds = new Set(changes.removed)
  const stay = before.filter(({ inviteeId }) => !removedIds.has(inviteeId))
  const list = withInvitees(stay, changes.invitees)
  // Permanently deleted guests aren't listed as removed, but the total no longer counts them.
  if (list.length !== changes.total) return undefined
  noteFetched(eventId, changes.modificationId)
  return list
}

async function fetchAll(eventId: string): Promise<Invitee[]> {
  const first = await call('fetchInvitees', { eventId })
  const invitees = [...first.invitees]
  for (let page = first; page.hasMore && page.nextPageToken !== undefined;) {
    page = await call('fetchInvitees', { eventId, pageToken: page.nextPageToken })
    invitees.push(...page.invitees)
  }
  // Later pages may include later changes, but not necessarily all of them.
  noteFetched(eventId, first.modificationId)
  return invitees
}

const rank = ({ role }: Invitee): number => (role === 'organizer' ? 0 : 1)

/** Returns true if an invitee comes before another in the server's order: the organizer first, then by name, then by id. */
function isBefore(one: Invitee, other: Invitee): boolean {
  if (rank(one) !== rank(other)) return rank(one) < rank(other)
  const [name, otherName] = [one.name.toLowerCase(), other.name.toLowerCase()]
  return name === otherName ? one.inviteeId < other.inviteeId : name < otherName
}

/**
 * Returns a guest list updated with changed invitees. Known invitees are replaced in place, and new ones are inserted where the
 * server would list them.
 */
export function withInvitees(before: readonly Invitee[], rows: readonly Invitee[]): Invitee[] {
  const rowsById = new Map(rows.map((row) => [row.inviteeId, row]))
  const list = before.map((row) => {
    const now = rowsById.get(row.inviteeId) ?? row
    rowsById.delete(row.inviteeId)
    return now
  })
  for (const row of rowsById.values()) {
    const at = list.findIndex((other) => isBefore(row, other))
    list.splice(at === -1 ? list.length : at, 0, row)
  }
  return list
}
