import { plural } from '../format.ts'

// Guests of a live party

export const guests = 'Guests'
export const noneInvited = 'No guests yet.'
export const invitedAndGoing = (invited: number, going: number) =>
  plural(invited, {
    one: `1 guest on the list. ${going} going, including hosts.`,
    other: `${invited} guests on the list. ${going} going, including hosts.`,
  })
export const inviteGuests = 'Invite guests'
export const manageGuestList = 'Manage guest list'
export const moreGuestOptions = 'More guest options'

// Options (OPT-01..09)

export const plusOnes = 'Guests can bring plus-ones'
export const plusOnesHint = 'Each guest can bring up to eight people.'
export const publicGuestList = 'Public guest list'
export const publicGuestListHint =
  "Anyone with the party link can see who's invited and who's coming. If this is off, guests without an invitation sign in to RSVP."
export const addressFor = 'Who sees the address'
export const addressForEveryoneHint = "Anyone with the party link, even if they aren't signed in."
export const addressForSignedInHint = 'Anyone with the party link who signs in, and guests who are going.'
export const addressForConfirmedHint = 'Only guests who are going. Waitlisted guests see it once they get a spot.'
export const reminders = 'Reminders'
export const remindersHint = 'Guests get reminders before the party.'
export const rsvpNotifications = 'RSVP notifications'
export const asTheyArrive = 'As they arrive'
export const dailyDigest = 'Once a day'
export const dailyDigestHint = 'New RSVPs in one message each morning.'
export const guestUpdates = 'Guests get updates by'
export const emailAndSms = 'Email or text (guests choose)'
export const emailOnly = 'Email only'
export const smsOnly = 'Text only'
export const waitlist = 'Waitlist'
export const waitlistHint =
  'Guests who RSVP with the party link need your approval. Guests you invite get a spot right away unless the party is full.'
export const capacity = 'Capacity'
export const noLimit = 'No limit'
export const capacityHint = "Maximum guests, including plus-ones. Hosts don't count. Leave it empty for no limit."
export const requireApproval = 'Require guest approval'
export const requireApprovalHint = 'Always on while the party has a waitlist.'
