import { limits } from '@festoon/contract/limits'
import { normaliseEmail } from '@festoon/contract/rules/email'
import type { PastedPerson } from '@festoon/contract/rules/pastedEmails'
import { call } from '../api/call.ts'
import { newUuid } from '../session/newUuid.ts'

/** Ids of people who are being added, by address: asked for again after a lost answer, they are added once. */
export type InviteeIds = Map<string, string>

/**
 * Adds people to a party, unsent, as many at a time as one call takes. `onAdded` hears how many are on the list by now, so
 * that a failure half-way can be told as what it is. Throws `CallError`.
 */
export async function addPeople(
  eventId: string,
  people: readonly PastedPerson[],
  ids: InviteeIds,
  onAdded: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < people.length; from += limits.inviteesPerCall) {
    const invitees = people.slice(from, from + limits.inviteesPerCall).map(({ name, email }) => {
      const address = normaliseEmail(email)
      const inviteeId = ids.get(address) ?? newUuid()
      ids.set(address, inviteeId)
      return { inviteeId, name, email }
    })
    await call('addInvitees', { eventId, invitees })
    onAdded(from + invitees.length)
  }
}
