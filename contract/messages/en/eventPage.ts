// Invitation

export const eventCanceled = 'Event Canceled'
export const eventCanceledDetail = 'The host has canceled this party.'
export const partyOver = 'This party is over'
export const hostedBy = <Part>(host: Part) => ['Hosted by ', host]
export const aboutParty = 'About the party'

// Date and place

export const when = 'When'
export const noDate = 'No date yet'
export const where = 'Where'
export const noLocation = 'No location yet'
export const locationHidden = 'Please log in or RSVP to view the location'
export const locationForConfirmed = 'Only confirmed guests see the address.'
export const openInMaps = 'Open in maps'

// Calendar menu

export const addToCalendar = 'Add to calendar'
export const googleCalendar = 'Google Calendar'
export const appleCalendar = 'Apple Calendar (.ics)'
export const outlook = 'Outlook.com'
export const office365 = 'Office 365'
export const yahooCalendar = 'Yahoo Calendar'

// Guest list

export const guests = 'Guests'
export const guestsGoing = (count: number) => `${count} going`
export const guestListHidden = 'Guest list is private for this event.'
export const going = 'Going'
export const invited = 'Invited'
export const notGoing = "Can't make it"
export const you = '(You)'
export const host = '(Host)'
export const plusGuests = (count: number) => `+${count}`
export const moreGoing = (count: number) => `…and ${count} more going.`
export const andMore = '…and more.'
export const showMore = (count: number) => `Show ${count} more`
export const noGuests = 'No guests yet. RSVPs will show up here.'
export const verifyAccount = 'Verify my account'

// Personal link that no longer works

export const linkInvalid = 'This personal link no longer works'
export const linkInvalidDetail = 'You can still RSVP here under your own name.'
