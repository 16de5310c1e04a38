import { limits } from '@festoon/contract/limits'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { PastedPerson } from '@festoon/contract/rules/guests/pastedEmails'
import { call } from '../../api/call.ts'
import { newUuid } from '../../browser/newUuid.ts'

/** Invitee ids of the people being added, by normalized email address. A retry reuses them, so that no one is added twice. */
export type InviteeIds = Map<string, string>

/**
 * Adds people to a party without sending invites, in batches of the maximum size for one call. `onAdded` receives the number
 * added so far, so that the caller can report a partial failure. Throws `CallError`.
 */
export async function addPeople(
  eventId: string,
  people: readonly PastedPerson[],
  ids: InviteeIds,
  onAdded: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < people.length; from += limits.inviteesPerCall) {
    const invitees = people.slice(from, from + limits.inviteesPerCall).map(({ name, email }) => {
      const address = normalizeEmail(email)
      const inviteeId = ids.get(address) ?? newUuid()
      ids.set(address, inviteeId)
      return { inviteeId, name, email }
    })
    await call('addInvitees', { eventId, invitees })
    onAdded(from + invitees.length)
  }
}
