import { limits } from '@festoon/contract/limits'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { contactOf } from '@festoon/contract/rules/guests/pastedEmails'
import type { WrittenPerson } from '@festoon/contract/rules/guests/readPeople'
import { call } from '../../../platform/api/call.ts'
import { newUuid } from '../../../platform/browser/newUuid.ts'

/**
 * The invitee id of each person being added, by normalized email address or phone number. A retry reuses the ids, so that no one is added
 * twice.
 */
export type InviteeIds = Map<string, string>

/**
 * Adds people to a party in batches, without sending invites. After each batch, calls `onAdded` with the number of people added
 * so far. Throws `CallError`.
 */
export async function addPeople(
  eventId: string,
  people: readonly WrittenPerson[],
  ids: InviteeIds,
  onAdded: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < people.length; from += limits.inviteesPerCall) {
    const invitees = people.slice(from, from + limits.inviteesPerCall).map((person) => {
      const contact = normalizeEmail(contactOf(person))
      const inviteeId = ids.get(contact) ?? newUuid()
      ids.set(contact, inviteeId)
      return { inviteeId, ...person }
    })
    await call('addInvitees', { eventId, invitees })
    onAdded(from + invitees.length)
  }
}
