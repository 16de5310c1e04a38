import { plural } from './format.ts'

// Draft preview

export const preview = 'This is a preview'
export const previewDetail = 'Only you can see it. No one has been invited yet.'
export const edit = 'Edit'
export const draftOptions = 'Draft options'
export const deleteDraft = 'Delete draft'

// Host tools

export const hostTools = 'Host tools'
export const invites = 'Invites'
export const share = 'Share'
export const partyOptions = 'Party options'
export const manageGuests = 'Manage guests'
export const partySettings = 'Party settings'
export const duplicate = 'Duplicate party'
export const manageCohosts = 'Manage co-hosts'
export const deleteParty = 'Delete party'
export const cancelParty = 'Cancel party'

/** Label of the button for editing a guest (EVPAGE-12). */
export const editGuest = (name: string) => `Edit ${name}`

// At a glance

export const accepted = 'Accepted'
export const maybe = 'Maybe'
export const declined = 'Declined'
/** Accessible names of the links from these counts to the guest list. The counts follow the links, so they aren't repeated. */
export const seeAccepted = "Accepted. See who's going"
export const seeMaybe = 'Maybe. See who might come'
export const seeDeclined = "Declined. See who can't make it"
export const unsentInvites = (count: number) =>
  plural(count, { one: "1 invite hasn't been sent yet.", other: `${count} invites haven't been sent yet.` })
export const sendInvites = 'Send invites'

// Party created

export const partyCreated = 'Your party is on!'
export const partyCreatedDetail = 'Share the link, or invite guests by email so that each gets a personal link.'
export const viewPage = 'View party page'
export const inviteGuests = 'Invite guests'

// Party options

export const close = 'Close'
export const editParty = 'Edit party'
export const yes = 'Yes'
export const no = 'No'
export const on = 'On'
export const off = 'Off'
export const plusOnes = 'Guests can bring plus-ones'
export const guestList = 'Guest list'
export const visibleToEveryone =
  'Guests see everyone. Others with the link see the hosts, and the first names and initials of guests who are going.'
export const hostsOnly = 'Hosts only'
export const whoSeesAddress = 'Who sees the address'
export const waitlist = 'Waitlist'
export const maybeAllowed = 'Guests can say maybe'
export const decideBy = 'Decide by'
export const rsvpDeadline = 'RSVP deadline'
export const afterDeadline = 'After the deadline'
export const asksYou = 'Asks you'
export const noMoreRsvps = 'No more RSVPs'
export const maxGuests = 'Capacity'
export const asksForCatering = 'Asks for catering'
export const reminders = 'Reminders'
export const rsvpNotifications = 'RSVP notifications'
export const dailyDigest = 'Once a day'
export const rightAway = 'As they arrive'
export const guestUpdates = 'Guests get updates by'
export const email = 'Email'
export const sms = 'Text'
export const emailAndSms = 'Email or text (guests choose)'

// Messages

export const messages = 'Messages'
export const loadingMessages = 'Loading messages…'
export const noMessages = 'No messages yet. Messages to and from your guests will show up here.'
export const reply = 'Reply'
export const replyTo = (name: string) => `Reply to ${name}`
export const showMore = (count: number) => `Show ${count} more`

// Private message

export const privateMessage = 'Private message'
export const onlyGuestGets = <Part>(guest: Part) => ['Only ', guest, ' will get this.']
export const conversation = (name: string) => `Your conversation with ${name}`
export const toGuests = 'To guests'
export const privateNote = 'Private'
export const message = 'Message'
export const cancel = 'Cancel'
export const sendMessage = 'Send message'
export const messageSent = (name: string) => `Sent to ${name}.`
/** The guest gets the message only after confirming the email address that anyone may have entered. */
export const messageWaits = (name: string) =>
  `${name} hasn't confirmed their email yet. We've asked them to, and they'll see your message once they do.`

// The host has left, and a co-host can take over

export const needsHost = 'This party needs a new host'
export const needsHostDetail = 'The host has left Festoon. The first co-host who takes over becomes the host.'
export const canceledOtherwise = (until: string) => `If no one does by ${until}, the party will be canceled.`
export const takeOver = 'Take over'
export const takeOverTitle = 'Take over this party?'
export const takeOverDetail =
  "You'll be its host, and guests will see your name. You can cancel the party later if you need to."
export const notNow = 'Not now'
export const tookOver = "You're the host now."
export const askWhen = "Ask guests when they're free"
export const pickTime = (answered: number) =>
  plural(answered, { one: '1 answered: pick a time', other: `${answered} answered: pick a time` })
