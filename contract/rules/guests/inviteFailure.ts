import * as copy from '@festoon/contract/messages/guests/guestStatus'

/** The reasons that an invitation can fail to be delivered. */
export const inviteFailures = ['messagesOff', 'refused', 'bounced', 'unreachable', 'cancelled', 'over'] as const
export type InviteFailure = (typeof inviteFailures)[number]

/** Descriptions of delivery failures for the host (GLIST-12, INV-09). */
export const inviteFailureText: Readonly<Record<InviteFailure, string>> = {
  messagesOff: copy.inviteTurnedOff,
  refused: copy.inviteRefused,
  bounced: copy.inviteBounced,
  unreachable: copy.inviteUnreachable,
  cancelled: copy.inviteCanceled,
  over: copy.inviteOver,
}
