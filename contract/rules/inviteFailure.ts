/** Why an invitation did not arrive. */
export const inviteFailures = ['messagesOff', 'refused', 'bounced', 'unreachable', 'cancelled', 'over'] as const
export type InviteFailure = (typeof inviteFailures)[number]

/** The same as its host reads it (GLIST-12, INV-09). */
export const inviteFailureText: Readonly<Record<InviteFailure, string>> = {
  messagesOff: 'The guest has turned off messages.',
  refused: 'The mail server of this address refused it. Is the address right?',
  bounced: 'It came back: this address takes no mail. Is the address right?',
  unreachable: 'It could not be sent. Please try again.',
  cancelled: 'The party was canceled before it went out.',
  over: 'The party was over before it went out.',
}
