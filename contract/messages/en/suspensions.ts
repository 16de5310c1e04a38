// Parties and accounts that an operator has suspended: pages, and emails to hosts

export const unavailable = "This invitation isn't available"
export const unavailableNote = 'It may be back later. If you were invited, ask the host.'
export const partySuspended = (title: string) => `${title} is suspended`
export const accountSuspended = 'Your account is suspended'
export const partyNote = "Guests can't open the invitation, and no messages are sent."
export const accountNote = "You can't sign in, guests can't open your invitations, and no messages are sent."
export const reasonIs = (reason: string) => `Reason: ${reason}`
export const appeal = 'If you think this is a mistake, reply to this email or write to us.'
export const appealOnPage = <Part>(email: Part) => ['If you think this is a mistake, write to ', email, '.']
export const deletion = (days: number) =>
  `We'll keep everything for ${days} days so we can restore it. After that, it'll be deleted.`
export const partyRestored = (title: string) => `${title} is available again`
export const accountRestored = 'Your account is available again'
export const restoredNote = 'Guests can open the invitation again. Sorry for the interruption.'
