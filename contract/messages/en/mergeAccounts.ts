import { plural } from './format.ts'

export const completeProfile = 'Complete your profile'
export const rsvpReceived = 'RSVP received'
export const hostHasRsvp = 'Your host has your RSVP. '
export const addPhone = 'Add your phone number to sign in with it and to get updates by SMS.'
export const addEmail = 'Add your email to see invitations sent there among your parties. You can sign in with it, too.'
export const parties = (count: number) => plural(count, { one: '1 party', other: `${count} parties` })
export const isThisYouToo = 'You have another account with this contact. Is this you, too?'
export const whatMerges =
  "Merging brings its parties, RSVPs and coins here and signs out its other devices. This can't be undone."
export const mergeAccounts = 'Merge accounts'
export const merged = 'Done. Everything is in one place now: your parties, your RSVPs and your contacts.'
export const backToParty = 'Back to the party'
export const backToParties = 'Back to my parties'

// Errors (ERR-23)

export const sendFailed = 'Something went wrong sending your verification code.'
export const verifyFailed = 'Failed to verify code, please try again.'
