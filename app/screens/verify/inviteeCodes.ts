import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { Codes } from '../../features/signIn/signInFlow.ts'
import { call } from '../../platform/api/call.ts'

export interface InviteeCodes extends Codes {
  /** Returns the channel through which the server sent the last code. */
  sentBy: () => 'email' | 'phone'
}

/**
 * Returns functions that send and check verification codes for an invitee. The server doesn't reveal the invitee's email
 * address or phone number to the browser.
 */
export function inviteeCodes({ eventId, inviteeId, token }: PersonalLink): InviteeCodes {
  const guest = { eventId, invitee: { inviteeId }, token }
  let sentBy: 'email' | 'phone' = 'email'
  return {
    sentBy: () => sentBy,
    send: async () => {
      const sending = await call('sendInviteeCode', guest)
      if (!sending.success) throw new Error(sending.errorMessage)
      sentBy = sending.sentBy
    },
    check: async (_entry, _contact, code) => {
      const result = await call('signInWithInviteeCode', { ...guest, code })
      return result.success ? result.customToken : undefined
    },
  }
}
