// RSVP that couldn't be sent yet

export const rsvpSaved = "Your RSVP hasn't been sent yet"
export const saidGoing = "You said you're going."
export const saidNotGoing = "You said you can't make it."
export const sendsLater =
  "We can't reach Festoon right now. Keep this page open, and we'll send your RSVP as soon as we can."
export const sendNow = 'Send now'
export const changeRsvp = 'Change RSVP'
