// Page of an RSVP link in an email

export const seeYouThere = 'See you there?'
export const confirmGoing = "Yes, I'm going"
export const mightCome = 'Not sure yet?'
export const confirmMaybe = 'Say maybe'
export const cantMakeIt = "Can't make it?"
export const confirmNotGoing = "No, I can't make it"
export const invited = "You're invited"
export const addToParties = 'Add to my parties'
export const savingRsvp = 'Saving your RSVP…'
export const findingAccount = 'Looking up your account…'
export const partyOver = 'This party is over'
export const eventCanceled = 'Event Canceled'
export const hostedBy = <Part>(host: Part) => ['Hosted by ', host]
export const viewInvitation = 'View invitation'
