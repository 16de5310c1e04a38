import type { OutputOf } from '@festoon/contract/wire/operations'
import type { GuestKey } from '@festoon/contract/wire/page'
import { CallError, postCall } from '../../../rpc/postCall.ts'

type Sent = OutputOf<'sendInviteeCode'>
type Rsvp = OutputOf<'getRsvpWithCode'>

// No schema library here, as in guestCalls.ts. These checks are sufficient for results from the app's own server.
const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null && 'sentBy' in value
const isRsvp = (value: unknown): value is Rsvp => typeof value === 'object' && value !== null && 'rsvpMessage' in value

const inputOf = (eventId: string, { inviteeId, token }: GuestKey) => ({ eventId, invitee: { inviteeId }, token })

/** Sends the guest a code for seeing their message and responses, or for getting their RSVP by email. Throws `CallError`. */
export async function sendInviteeCode(
  eventId: string,
  key: GuestKey,
  purpose: 'showRsvp' | 'emailRsvp',
): Promise<Sent> {
  const result = await postCall({
    service: 'AuthenticationService',
    method: 'sendInviteeCode',
    input: { ...inputOf(eventId, key), purpose },
    blocking: true,
  })
  if (!isSent(result)) throw new CallError('internal', 'unexpected result')
  return result
}

/** Exchanges the code for the message and responses that the guest entered on another device. Throws `CallError`. */
export async function fetchRsvpWithCode(eventId: string, key: GuestKey, code: string): Promise<Rsvp> {
  const result = await postCall({
    service: 'AuthenticationService',
    method: 'getRsvpWithCode',
    input: { ...inputOf(eventId, key), code },
    blocking: true,
  })
  if (!isRsvp(result)) throw new CallError('internal', 'unexpected result')
  return result
}

/** Exchanges the code for an email with the guest's RSVP. Throws `CallError`. */
export async function emailRsvp(eventId: string, key: GuestKey, code: string): Promise<void> {
  await postCall({
    service: 'AuthenticationService',
    method: 'emailRsvp',
    input: { ...inputOf(eventId, key), code },
    blocking: true,
  })
}
