// RSVP that couldn't be sent yet

export const rsvpSaved = 'Your RSVP is saved'
export const saidGoing = "You said you're going."
export const saidNotGoing = "You said you can't make it."
export const sendsLater = "We can't reach Festoon right now. We'll send your RSVP as soon as we can."
export const sendNow = 'Send now'
export const changeRsvp = 'Change RSVP'
