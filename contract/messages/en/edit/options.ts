import { plural } from '../format.ts'

// Guests of a live party

export const guests = 'Guests'
export const noneInvited = 'No guests yet.'
export const invitedAndGoing = (invited: number, going: number) =>
  plural(invited, {
    one: `1 guest on the list. ${going} going, including hosts and plus-ones.`,
    other: `${invited} guests on the list. ${going} going, including hosts and plus-ones.`,
  })
export const inviteGuests = 'Invite guests'
export const manageGuestList = 'Manage guest list'
export const moreGuestOptions = 'More guest options'

// Options (OPT-01..09)

export const plusOnes = 'Guests can bring plus-ones'
export const plusOnesHint = 'Each guest can bring up to eight people.'
export const publicGuestList = 'Public guest list'
export const publicGuestListHint =
  'Guests see everyone. Others with the link see the hosts, and the first names and initials of guests who are going. If this is off, guests without an invitation have to sign in to RSVP.'
export const addressFor = 'Who sees the address'
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
export const allowMaybe = 'Guests can say maybe'
export const allowMaybeHint = "A maybe doesn't hold a spot. Those guests are listed separately."
export const decideBy = 'Decide by'
export const decideByHint = "The day before, we'll remind guests who still say maybe. Leave it empty for no reminder."
export const decideByNoReminder = "Guests see this day. They won't be reminded, because reminders are off."
export const rsvpDeadline = 'RSVP deadline'
export const rsvpDeadlineHint = 'The last day to say yes. Leave it empty for no deadline.'
export const deadlineNeedsDate = 'You can set an RSVP deadline once the party has a date.'
export const afterDeadline = 'After that'
export const lateClosed = 'No more RSVPs'
export const lateClosedHint = "Guests can still say they can't make it. You can still add guests yourself."
export const lateAsk = 'Ask me'
export const lateAskHint = 'A late yes is waitlisted until you approve it.'
export const catering = 'Ask for catering'
export const cateringHint =
  'Guests who are going fill this in with their RSVP. The caterer sheet on the guest list page adds it up.'
export const askChildren = 'How many are children'
export const askNames = 'Names of plus-ones'
export const askDiets = "What people don't eat"
export const askDietsHint = 'Only hosts see this.'
export const waitlist = 'Waitlist'
export const waitlistHint =
  'Guests who RSVP with the party link need your approval. Guests you invite get a spot right away unless the party is full.'
export const capacity = 'Capacity'
export const noLimit = 'No limit'
export const capacityHint = "Maximum guests, including plus-ones. Hosts don't count. Leave it empty for no limit."
export const requireApproval = 'Require guest approval'
export const requireApprovalHint = 'Always on while the party has a waitlist.'
