// Notifications to guests and hosts, by email and SMS

/** First line of a notification email. `name` is empty if the recipient's name is unknown. */
export const greeting = (host: string, name: string) =>
  name === '' ? `Here's an update from ${host}` : `Hi ${name}, here's an update from ${host}`
/** First line of a reminder's email. */
export const reminderGreeting = (host: string, name: string) =>
  name === '' ? `Here's a reminder from ${host}` : `Hi ${name}, here's a reminder from ${host}`
export const happensOn = (when: string) => `It's on ${when}.`
export const dateUndecided = 'The date is still to be decided.'
export const happensAt = (place: string) => `Where: ${place}.`
/** A link at the end, without a period that apps could take for a part of it. */
export const joinOnline = (url: string) => `Join online: ${url}`

// The party is canceled

export const canceled = (title: string) => `${title} is canceled`
export const plannedFor = (when: string) => `It was planned for ${when}.`
export const quote = (message: string) => `“${message}”`
export const inCalendar = 'Is it in your calendar?'
export const removeFromCalendar = 'Remove from calendar'

// The party has changed

export const changed = (title: string) => `${title} has changed`
/** The host has decided the date. */
export const dateSet = (title: string) => `${title} has a date`
export const newValue = (label: string, after: string, before: string | undefined, detail: string | undefined) => {
  const value = `${label}: ${after}${before === undefined ? '' : ` (was ${before})`}`
  return [/[.?!…]$/.test(value) ? value : `${value}.`, ...(detail === undefined ? [] : [detail])].join(' ')
}
/** For guests whose calendar has the earlier date of a party whose date is now to be decided. */
export const noLongerOn = 'Is it in your calendar? Remove it there until the new date is set.'
export const partChanged = (label: string) => `${label} changed.`
/** Notice of a new location for recipients who may not see the address (AUTHZ-18). */
export const placeChanged = 'The party has a new location.'

// A guest on the waitlist got a spot

export const gotSpot = (title: string) => `You're in! You've got a spot at ${title}`
export const passSpotOn = "Can't make it after all? Change your RSVP so someone else can come."

// The guest said yes in a calendar, which can't show the host's questions

export const oneMoreStep = (title: string) => `One more step to RSVP to ${title}`
export const questionsOf = (host: string) =>
  `Your calendar sent us your yes, but ${host} also has questions that a calendar can't show. Your RSVP counts once you've filled them in.`
export const finishRsvp = 'Finish your RSVP'

// Reminders

export const today = (title: string) => `Today: ${title}`
export const tomorrow = (title: string) => `Tomorrow: ${title}`
export const cannotCome = (host: string) => `Can't make it after all? Change your RSVP to let ${host} know.`
export const canYouMakeIt = (title: string) => `Can you make it to ${title}?`
export const rsvpRequested = (host: string) => `${host} would like to know if you're coming.`
export const stillMaybe = (title: string) => `Still a maybe for ${title}?`
export const decideBy = (host: string, day: string) => `${host} would like a yes or no by ${day}.`

// A request to co-host

export const cohostRequest = (host: string, title: string) => `${host} asked you to co-host ${title}`
export const whatCohostsDo = 'Co-hosts can edit the party, invite guests, see RSVPs, and message guests.'
export const acceptOrDecline = 'Accept or decline'

// The host has left, and a co-host can take over

export const needsHost = (title: string) => `${title} needs a new host`
export const whyTakeOver =
  'Its host has left Festoon and handed it over to the co-hosts. The first of you to take it over becomes the host.'
export const orCanceled =
  "If no one takes over within a week and the party hasn't started, we'll cancel it and let the guests know."
export const takeOver = 'Take over the party'
