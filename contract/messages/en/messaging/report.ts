// The page for reporting an invitation and blocking its host

import type { ReportReason } from '@festoon/contract/rules/reportReasons'

export const pageTitle = 'Report this invitation · Festoon'
export const heading = 'Report this invitation'
export const about = <Part>(party: Part, host: Part) => ['You got an invitation to ', party, ' from ', host, '.']
export const whatIsWrong = "What's wrong?"
export const reasons: Record<ReportReason, string> = {
  unknownSender: "I don't know this host",
  spam: "It's spam or an ad",
  fraud: "It's a scam, or the host pretends to be someone else",
  offensive: "It's hateful, threatening, or sexual",
  other: 'Something else',
}
export const noteLabel = 'Anything else we should know? (optional)'
export const alsoBlock = 'Block this host, so I never hear from them again'
export const sendReport = 'Send report'
export const privacy = "The host won't find out who reported them."
export const reasonRequired = "Choose what's wrong, then send the report again."
export const noteInvalid = "The note is too long, or contains characters we can't save. Change it and try again."
export const reported = "Thanks for letting us know. We'll review this party."

export const blockHeading = (host: string) => `Block ${host}`
export const blockText =
  "You won't get any more invitations, messages, or reminders from this host, for this party or any other, by email or text. The host isn't notified."
export const blockByEmail =
  "To block this host, open “Report this invitation” in an email about this party, so that we know it's you."
export const blocked = (host: string) => `You've blocked ${host}. You won't hear from them again.`
export const unblocked = (host: string) => `You've unblocked ${host}. They can invite you again.`
export const blockHost = 'Block host'
export const unblockHost = 'Unblock host'
export const isBlocked = 'Blocked'
export const signInToUnblock = <Part>(link: (words: string) => Part) => [
  'To unblock this host, ',
  link('sign in with this address'),
  '.',
]
export const onlyOwner = "We can't tell that this address is yours. Sign in with it, then unblock the host."
