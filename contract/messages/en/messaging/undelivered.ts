// Reasons a message wasn't delivered, stored with the message

export const providerUnreachable = "The provider couldn't be reached."
export const bounced = 'The message bounced.'
export const bouncedWith = (code: number | undefined) =>
  code === undefined ? bounced : `The message bounced (${code}).`
export const smsUndelivered = (code: string | undefined) =>
  `The text message wasn't delivered (${code ?? 'no error code'}).`

// Text messages that weren't sent

export const smsNotAllowed = "Text messages aren't sent to this kind of number."
export const smsStopped = 'The number has opted out of text messages.'
export const smsOverBudget = 'This number or the host has reached its daily text limit.'
export const smsPaused = 'Text messages were paused.'
export const smsUnverified = "The phone number wasn't verified by its owner."

// The message was no longer needed

export const partyCanceled = 'The party was canceled.'
export const partySuspended = 'The party was suspended.'
export const senderSuspended = 'The account that sent it was suspended.'
export const senderRemoved = 'The co-host who sent it was removed.'
export const partyOver = 'The party was over.'
export const partyStarted = 'The party had started.'
export const partyMoved = 'The party was moved to another day.'
export const dateUndecided = 'The date of the party was still to be decided.'
export const remindersOff = 'The host turned reminders off.'
export const hasRsvp = 'The guest had already sent an RSVP.'
export const hasAnswered = 'The guest had already answered, or the date was set.'
export const hasDecided = 'The guest no longer said maybe.'
export const dayPassed = 'The day to decide had passed or was removed.'
export const rsvpChanged = 'The guest had changed the RSVP.'
export const confirmedByEmail = 'RSVPs are confirmed only by email, and the guest chose text messages.'
/** Anyone may have typed the address. */
export const addressUnproven = "The host hadn't invited this address, and no account had verified it."
/** Anyone may have typed the address. Until its owner confirms it, they only get emails that ask for that. */
export const askedToConfirm = "The guest hadn't confirmed the email address. We asked them to."
export const askedBefore = "The guest hadn't confirmed the email address. We already asked them to this week."
export const tooManyAsks =
  "The guest hadn't confirmed the email address. We didn't ask them to, because the address got too many of these emails today."
export const tooManyStrangers =
  "The guest hadn't confirmed the email address. We didn't ask them to, because the host had reached the daily limit for new people."
export const tooManyConfirmations = 'Too many RSVPs with this address were confirmed today.'
export const notGoing = "The guest wasn't going."
export const notHost = 'The recipient was no longer a host.'
export const noNewRsvps = 'There were no new RSVPs.'
export const notReachable = "The recipient couldn't be reached by email or text message."
export const notAsked = 'The co-host request was no longer pending.'
export const takenOver = 'Another co-host had taken over the party.'
export const requestWithdrawn = 'The co-host request was withdrawn.'
export const hasReplied = 'The guest had replied to the co-host request.'
export const accountDeleted = 'The account was deleted.'
export const guestErased = "The guest's data was erased."
export const guestRemoved = 'The guest was removed.'
export const tooManyMails = 'The host sent this address too many emails today.'
export const addressChanged = "The guest's email address was changed."
