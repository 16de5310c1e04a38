// Invitation

export const eventCanceled = 'Event Canceled'
export const eventCanceledDetail = 'The host has canceled this party.'
export const partyOver = 'This party is over'
export const hostedBy = <Part>(host: Part) => ['Hosted by ', host]
/** The text on the envelope of a guest without a name. */
export const forYou = 'For you'
export const aboutParty = 'About the party'

// Date and place

export const when = 'When'
/** The start of the party in the reader's own time zone, such as '3:00 PM'. */
export const yourTime = (time: string) => `${time} your time`
export const noDate = 'No date yet'
export const whenWorks = 'When works for you?'
export const whenWorksDetail = 'The host is looking for a date. Say which of the proposed times you can make.'
export const answerWhen = 'See the times'
export const youAnswered = 'You answered'
export const changeAnswers = 'Change'
export const where = 'Where'
export const noLocation = 'No location yet'
export const locationHidden = 'Please log in or RSVP to view the location'
/** Shown to guests who said maybe or no. */
export const locationForGoing = "Say you're going or log in to view the location"
/** Shown to guests who said yes and wait for a spot, and once RSVPs are closed. */
export const locationForSignedIn = 'Please log in to view the location'
export const locationForConfirmed = 'Only confirmed guests see the address.'
export const whoBringsWhat = 'Who brings what'
/** The number of items on the sign-up list that are taken. */
export const taken = (count: number, of: number) => `${count} of ${of} taken`
export const openInMaps = 'Open in maps'
export const joinOnline = 'Join online'

// Calendar menu

export const addToCalendar = 'Add to calendar'
export const googleCalendar = 'Google Calendar'
export const appleCalendar = 'Apple Calendar (.ics)'
export const outlook = 'Outlook.com'
export const office365 = 'Office 365'
export const yahooCalendar = 'Yahoo Calendar'
export const subscribe = 'Subscribe in your calendar'

// Guest list

export const guests = 'Guests'
export const guestsGoing = (count: number) => `${count} going`
export const guestListHidden = 'Guest list is private for this event.'
export const going = 'Going'
export const seeWhoIsGoing = "See who's going"
export const maybe = 'Maybe'
export const invited = 'Invited'
export const notGoing = "Can't make it"
export const you = '(You)'
export const host = '(Host)'
/** The size of a party of two or more. */
export const people = (count: number) => `${count} people`
export const moreGoing = (count: number) => `…and ${count} more going.`
export const andMore = '…and more.'
export const showMore = (count: number) => `Show ${count} more`
/** Shown to hosts. */
export const noGuests = 'No guests yet. RSVPs will show up here.'
export const beFirst = 'Be the first to say yes.'
export const verifyAccount = 'Verify my account'

// Page whose script failed

export const pageStopped = 'Part of this page stopped working'
export const pageStoppedDetail = 'You can still RSVP with the form below, or reload the page.'

// Personal link that no longer works

export const linkInvalid = 'This personal link no longer works'
export const linkInvalidDetail = 'You can still RSVP here under your own name.'

/** The link from another page of a party. */
export const backTo = (title: string) => `Back to ${title}`
