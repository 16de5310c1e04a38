// RSVP that couldn't be sent yet

export const rsvpSaved = "Your RSVP hasn't been sent yet"
export const messageSaved = "Your message hasn't been sent yet"
export const saidGoing = "You said you're going."
export const saidMaybe = 'You said maybe.'
export const saidNotGoing = "You said you can't make it."
/** A message to the host without an RSVP. */
export const wroteToHost = 'You wrote to the host.'
export const sendsLater = "Your connection to Festoon dropped. Keep this page open, and we'll send it once it's back."
export const sendNow = 'Send now'
export const changeRsvp = 'Change RSVP'
