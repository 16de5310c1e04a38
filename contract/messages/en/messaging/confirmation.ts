import { plural } from '../format.ts'

// The email that confirms a guest's own RSVP

/** First line. `name` is empty if it is unknown. */
export const greeting = (name: string) => (name === '' ? "Here's your RSVP" : `Hi ${name}, here's your RSVP`)
export const going = (title: string) => `You're going to ${title}`
export const notGoing = (title: string) => `You can't make it to ${title}`
export const maybe = (title: string) => `You said maybe to ${title}`
export const needsApproval = (title: string) => `You've asked to join ${title}`
export const isWaiting = (title: string) => `You're on the waitlist for ${title}`

// The email with the personal link of a guest who has answered or written to the host, but hasn't sent an RSVP

export const greetingWithLink = (name: string) => (name === '' ? "Here's your link" : `Hi ${name}, here's your link`)
export const yourLink = (title: string) => `Your link to ${title}`
export const opensAnywhere =
  'It opens your invitation on any device, with your answers. Anyone who has it can change them, so keep it to yourself.'
export const openInvitation = 'Open your invitation'

export const guests = 'Guests'
export const people = (plusOnes: number) =>
  plusOnes === 0 ? 'Just you' : plural(plusOnes, { one: 'You and 1 guest', other: `You and ${plusOnes} guests` })

export const calendarAttached = 'The attached file adds the party to your calendar.'
export const calendarLater = 'Once the date is set, you can add the party to your calendar.'
export const hostKnows = (host: string) => `We've let ${host} know. Plans changed? You can still say yes.`
export const decideLater = (host: string) =>
  `We've let ${host} know. A maybe doesn't hold a spot, so say yes once you're sure.`
export const lateHostDecides = (host: string) =>
  `It's past the RSVP deadline, so ${host} has to approve. We'll email you as soon as you have a spot.`
export const hostDecides = (host: string) => `${host} approves each guest. We'll email you as soon as you have a spot.`
export const waitsForSpot = "The party is full right now. We'll email you as soon as a spot opens up."
export const changeRsvp = 'Change your RSVP'
