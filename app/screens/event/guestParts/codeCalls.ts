import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { postCall, unexpectedResponse } from '../../../platform/rpc/postCall.ts'

type CodeSending = OutputOf<'sendInviteeCode'>
type Rsvp = OutputOf<'getRsvpWithCode'>

// No schema library here, as in guestCalls.ts. These checks are sufficient for results from the app's own server.
const isSent = (value: unknown): value is CodeSending =>
  typeof value === 'object' && value !== null && 'sentBy' in value
const isRsvp = (value: unknown): value is Rsvp => typeof value === 'object' && value !== null && 'rsvpMessage' in value

const inputOf = ({ eventId, inviteeId, token }: PersonalLink) => ({ eventId, invitee: { inviteeId }, token })

/** Sends the guest a code for seeing their message and responses, or for getting their RSVP by email. Throws `CallError`. */
export async function sendInviteeCode(link: PersonalLink, purpose: 'showRsvp' | 'emailRsvp'): Promise<CodeSending> {
  const result = await postCall({
    service: 'AuthenticationService',
    method: 'sendInviteeCode',
    input: { ...inputOf(link), purpose },
    blocking: true,
  })
  if (!isSent(result)) throw unexpectedResponse('sendInviteeCode')
  return result
}

/** Exchanges the code for the message and responses that the guest entered on another device. Throws `CallError`. */
export async function fetchRsvpWithCode(link: PersonalLink, code: string): Promise<Rsvp> {
  const result = await postCall({
    service: 'AuthenticationService',
    method: 'getRsvpWithCode',
    input: { ...inputOf(link), code },
    blocking: true,
  })
  if (!isRsvp(result)) throw unexpectedResponse('getRsvpWithCode')
  return result
}

/** Exchanges the code for an email with the guest's RSVP. Throws `CallError`. */
export async function emailRsvp(link: PersonalLink, code: string): Promise<void> {
  await postCall({
    service: 'AuthenticationService',
    method: 'emailRsvp',
    input: { ...inputOf(link), code },
    blocking: true,
  })
}
