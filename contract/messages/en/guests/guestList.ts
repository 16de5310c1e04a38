import { list, plural } from '../format.ts'
import { guestCount } from './guestCount.ts'

/** The number of guests on the list, without plus-ones, as a phrase. */
const onTheList = (count: number) => `${guestCount(count)} on the list`

// Page

export const partyCreated = 'Your party is on!'
export const partyCreatedDetail = 'Now bring everyone in: copy the link for the group chat, or invite guests by name.'
export const eventCanceled = 'Event Canceled'
export const cohosts = 'Co-hosts'
export const viewInvite = 'View invite'
export const skipAndView = 'Skip and view invite'
export const canceledReadOnly = 'This party was canceled. The guest list is read-only.'
export const overReadOnly = 'This party is over. You can no longer invite guests.'
export const noGuests = 'You have not invited anyone yet.'
export const noGuestsDetail =
  'Add your first guest above, or drop the link in your group chat. Your guests will appear here.'
export const tools = 'Guest list tools'

// Counts

export const headCount = 'Headcount'
export const replies = (people: number) =>
  plural(people, { one: '1 person is coming', other: `${people.toLocaleString('en-US')} people are coming` })
export const justYou = 'Just you so far'
export const justYouDetail = 'RSVPs appear here as they arrive.'
/** The number of guests on the list who are going, and of their plus-ones. */
export const repliesDetail = (listed: number, people: number) =>
  people === listed
    ? `${onTheList(listed)}.`
    : `${onTheList(listed)}, and ${plural(people - listed, { one: '1 plus-one', other: `${(people - listed).toLocaleString('en-US')} plus-ones` })}.`
export const going = 'Going'
export const awaiting = 'Awaiting'
export const notGoing = 'Not going'
export const waitlisted = 'Waitlisted'

/** Guests without an email address who haven't been texted about the last change that the host announced. */
export const toTextAboutChange = (count: number) =>
  plural(count, {
    one: '1 guest to text about the change',
    other: `${count.toLocaleString('en-US')} guests to text about the change`,
  })
export const textChange = 'Text the change'

// Guest list

export const guestList = 'Guest list'
export const guests = 'Guests'
export const show = 'Show'
export const findGuest = 'Find a guest'
export const noneInFilter = (filter: string) => `No guests in “${filter}”.`
export const noMatches = (filter: string, search: string) => `No matches for “${search}” in “${filter}”.`
export const people = (count: number) =>
  plural(count, { one: '1 person', other: `${count.toLocaleString('en-US')} people` })
/** The number of guests listed, and of people including their plus-ones. */
export const tally = (listed: number, count: number) => `${onTheList(listed)}, ${people(count)} with plus-ones`
export const noContact = 'No contact'
export const textedByHost = 'Texted by a host'
export const enteredByHost = 'Entered by host'
export const handledDetail = (status: string, how: string) => `${status}. ${how}`
export const actionsFor = (name: string) => `Actions for ${name}`
export const edit = 'Edit'
export const details = 'Details'
export const remove = 'Remove'
export const sendInvite = 'Send invite'
export const sendInviteTo = (name: string) => `Send invite to ${name}`
export const messageGuest = 'Send private message'
export const approveGuest = (name: string) => `Approve ${name}`
export const resend = 'Resend'
export const editAndResend = 'Edit email and resend'
export const editAndResendTo = (name: string) => `Edit email and resend to ${name}`
export const failureDetail = (status: string, reason: string) => `${status}. ${reason}`

// Send invites

export const invitesReady = (count: number) =>
  plural(count, {
    one: '1 invite is ready to go.',
    other: `${count.toLocaleString('en-US')} invites are ready to go.`,
  })
export const addNote = 'Add a note'
export const personalNote = 'Personal note (optional)'
export const personalNoteHint = 'Shown above the invitation, with your name.'
export const sendInvites = (count: number) => plural(count, { one: 'Send 1 invite', other: `Send ${count} invites` })
export const unsentInvites = (count: number) =>
  plural(count, { one: 'You have 1 unsent invite', other: `You have ${count} unsent invites` })
export const sureToLeave = 'Are you sure you want to leave?'
export const leave = 'Leave'
export const stay = 'Stay'

// Song requests

export const songRequests = 'Song requests'
export const noSongs = 'No song requests yet.'
export const requestedBy = (names: readonly string[]) => list(names)
export const copyList = 'Copy list'
export const copied = 'Copied'
export const copyFailed = 'Your browser blocked copying. Select the list and copy it yourself.'

// Edit a guest

export const editGuest = 'Edit guest'
export const editHost = 'Edit host'
export const save = 'Save'
export const saved = (name: string) => `${name} saved.`
export const name = 'Name'
export const email = 'Email'
export const attending = 'Attending'
export const yes = 'Yes'
export const maybe = 'Maybe'
export const no = 'No'
export const totalAttending = 'Total attending'
export const totalAttendingHint = 'Including plus-ones'
export const newEmailHint =
  "The link we sent to the old address will stop working. If they haven't RSVPed yet, you can send the invite again after you save."
export const connected = 'Connected through Shine'
export const emailTaken = 'Email has already been invited.'
export const emailInvalid = 'Please enter a valid email.'
export const nameInvalid = 'Please enter a valid name.'
export const tooLong = (limit: number) => `Please limit this to ${limit} characters.`
export const status = 'Status'
export const phone = 'Phone'
export const message = 'Message'
export const party = 'Coming'
export const plusOneNames = 'Plus-ones'
export const diets = "Doesn't eat"
export const dietNote = 'Note for the caterer'
export const close = 'Close'

// Waitlist (INV-13)

export const waitlist = 'Waitlist'
export const approve = 'Approve'
export const decline = 'Decline'
export const moveToWaitlist = 'Move to waitlist'
export const guestApproved = (guest: string) => `${guest} is in.`
export const guestDeclined = (guest: string) => `You declined ${guest}'s RSVP.`
export const guestWaitlisted = (guest: string) => `${guest} is on the waitlist.`

// Remove a guest (INV-03)

export const removeGuestTitle = 'Remove this guest?'
export const removeUnsentDetail = <Part>(guest: Part) => [guest, " hasn't been sent an invite yet and won't get one."]
export const removeDetail = <Part>(guest: Part) => [
  guest,
  " will be removed from the guest list and won't get any more messages. Their link will only show the public preview. They won't be notified.",
]
export const removeGuest = 'Remove guest'
export const keepGuest = 'Keep guest'
export const removed = (guest: string) => `${guest} removed.`

// Invites sent (ERR-54, ERR-55)

export const noneSent =
  'No invites were sent. Guests are skipped if they were already invited, turned off messages, or have no email address.'
export const sent = (count: number) =>
  plural(count, { one: 'Guest invited successfully.', other: `${count} guests invited successfully.` })
export const partlySent = (count: number, unsent: number, problem: string) => {
  const sentPart = plural(count, { one: '1 invite was sent.', other: `${count} invites were sent.` })
  const unsentPart = plural(unsent, { one: '1 is still unsent.', other: `${unsent} are still unsent.` })
  return `${sentPart} ${unsentPart} ${problem}`
}
export const undelivered = <Part>(guest: Part) => ['The invite for ', guest, " couldn't be delivered."]
