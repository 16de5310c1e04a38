// What guests should know about the RSVP deadline, and about a maybe

export const rsvpBy = (day: string) => `RSVP by ${day}.`
/** The deadline, after the day to decide. */
export const closesOn = (day: string) => `RSVPs close on ${day}.`
export const closed = (day: string, host: string) =>
  `RSVPs closed on ${day}. Still want to come? Send ${host} a message.`
/** After a message to the host without an RSVP. */
export const written = (day: string, host: string) =>
  `We sent ${host} your message. RSVPs closed on ${day}, so ${host} decides whether you can still come.`
export const askedLate = (day: string, host: string) =>
  `RSVPs closed on ${day}. You can still ask to come, and ${host} will decide.`
export const lateYes = (host: string) => `Your RSVP came after the deadline, so it needs ${host}'s approval.`
export const full = "The party is full. Join the waitlist, and we'll let you know if a spot opens up."
export const decideBy = (day: string) => `Decide by ${day}.`
export const decideNow = (host: string) => `${host} would like a yes or no now.`
export const chooseNow = (host: string) => `${host} needs a yes or no. Please choose one.`
