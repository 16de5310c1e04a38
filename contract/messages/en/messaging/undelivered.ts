// Reasons for which a message to a guest or host wasn't delivered, as stored with it

export const providerUnreachable = "The provider couldn't be reached."
export const bounced = 'The message bounced.'
export const bouncedWith = (code: number | undefined) =>
  code === undefined ? bounced : `The message bounced (${code}).`
export const smsUndelivered = (code: string | undefined) =>
  `The text message wasn't delivered (${code ?? 'no error code'}).`

// The message was no longer needed

export const partyCanceled = 'The party was canceled.'
export const partyOver = 'The party was over.'
export const partyStarted = 'The party has started.'
export const partyMoved = 'The party was moved to another day.'
export const remindersOff = 'The host turned reminders off.'
export const hasRsvp = 'The guest has already sent an RSVP.'
export const notGoing = "The guest isn't going."
export const notHost = 'The recipient is no longer a host.'
export const noNewRsvps = 'There are no new RSVPs.'
export const notReachable = 'The recipient has no email address or phone number for this message.'
export const notAsked = 'The co-host request is no longer pending.'
export const requestWithdrawn = 'The co-host request was withdrawn.'
export const hasReplied = 'The guest has replied to the co-host request.'
export const guestErased = "The guest's data was erased."
export const guestRemoved = 'The guest was removed.'
export const addressChanged = "The guest's email address was changed."
