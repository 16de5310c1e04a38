import { plural } from './format.ts'

export const completeProfile = 'Complete your profile'
export const rsvpReceived = 'RSVP received'
export const hostHasRsvp = 'Your host has your RSVP. '
export const addPhone = 'Add a phone number to sign in with it. You can also get updates by text.'
export const addEmail =
  'Add an email, and invitations sent to it will show up with your parties. You can also sign in with it.'
export const parties = (count: number) => plural(count, { one: '1 party', other: `${count} parties` })
export const isThisYouToo =
  'Another account already uses this email address or phone number. Is that account yours too?'
export const whatMerges =
  "Merging moves the other account's parties, RSVPs, and coins to this one. The other account will then be logged out everywhere and deleted. This can't be undone."
export const mergeAccounts = 'Merge accounts'
export const merged = 'Done. All your parties and RSVPs are now in one account.'
export const backToParty = 'Back to the party'
export const backToParties = 'Back to my parties'

// Errors (ERR-23)

export const sendFailed = 'Something went wrong sending your verification code.'
export const verifyFailed = 'Failed to verify code, please try again.'
