// RSVP that couldn't be sent yet

export const rsvpSaved = "Your RSVP hasn't been sent yet"
export const saidGoing = "You said you're going."
export const saidNotGoing = "You said you can't make it."
export const sendsLater =
  "Your connection to Festoon dropped. Keep this page open, and we'll send your RSVP once it's back."
export const sendNow = 'Send now'
export const changeRsvp = 'Change RSVP'
