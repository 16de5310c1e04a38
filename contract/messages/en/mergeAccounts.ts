import { plural } from './format.ts'

export const completeProfile = 'Complete your profile'
export const rsvpReceived = 'RSVP received'
export const hostHasRsvp = 'Your host has your RSVP. '
export const addPhone = 'Add your phone number to sign in with it and to get updates by text.'
export const addEmail = 'Add your email to see invitations sent to it with your parties. You can also sign in with it.'
export const parties = (count: number) => plural(count, { one: '1 party', other: `${count} parties` })
export const isThisYouToo = 'Another account already uses this contact. Is it yours too?'
export const whatMerges =
  "Merging moves the other account's parties, RSVPs and coins to this one, signs it out everywhere and deletes it. This can't be undone."
export const mergeAccounts = 'Merge accounts'
export const merged = 'Done. Your parties, RSVPs and contacts are now all in one place.'
export const backToParty = 'Back to the party'
export const backToParties = 'Back to my parties'

// Errors (ERR-23)

export const sendFailed = 'Something went wrong sending your verification code.'
export const verifyFailed = 'Failed to verify code, please try again.'
