import type { Invitee } from '@festoon/contract/nouns/guest'

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
  const changedInvitees = new Map(rows.map((row) => [row.inviteeId, row]))
  const list = before.map((row) => {
    const now = changedInvitees.get(row.inviteeId) ?? row
    changedInvitees.delete(row.inviteeId)
    return now
  })
  for (const row of changedInvitees.values()) {
    const at = list.findIndex((other) => isBefore(row, other))
    list.splice(at === -1 ? list.length : at, 0, row)
  }
  return list
}
