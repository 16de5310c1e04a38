import * as copy from '@festoon/contract/messages/guests/guestStatus'

/** Reasons why an invitation wasn't delivered. */
export const inviteFailures = [
  'messagesOff',
  'refused',
  'unsupported',
  'bounced',
  'unreachable',
  'canceled',
  'over',
  'unconfirmed',
] as const
export type InviteFailure = (typeof inviteFailures)[number]

/** Explanations of delivery failures, shown to the host (GLIST-12, INV-09). */
export const inviteFailureText: Readonly<Record<InviteFailure, string>> = {
  messagesOff: copy.inviteTurnedOff,
  refused: copy.inviteRefused,
  unsupported: copy.inviteUnsupported,
  bounced: copy.inviteBounced,
  unreachable: copy.inviteUnreachable,
  canceled: copy.inviteCanceled,
  over: copy.inviteOver,
  unconfirmed: copy.inviteUnconfirmed,
}
