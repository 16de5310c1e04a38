import type { GuestKey } from '@festoon/contract/page'
import { call } from '../../api/call.ts'
import type { Codes } from '../../session/signInFlow.ts'

export interface InviteeCodes extends Codes {
  /** By which contact the last code went out. */
  sentBy: () => 'email' | 'phone'
}

/** Codes that go to the contact of a guest's row, which this browser is not told. */
export function inviteeCodes(eventId: string, { inviteeId, token }: GuestKey): InviteeCodes {
  const key = { eventId, invitee: { inviteeId }, token }
  let sentBy: 'email' | 'phone' = 'email'
  return {
    sentBy: () => sentBy,
    send: async () => {
      const sent = await call('sendInviteeCode', key)
      if (!sent.success) throw new Error(sent.errorMessage ?? 'Unknown error')
      sentBy = sent.sentBy
    },
    check: async (_entry, _contact, code) => {
      const answer = await call('signInWithInviteeCode', { ...key, code })
      return answer.success ? answer.customToken : undefined
    },
  }
}
