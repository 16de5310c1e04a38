import { plural } from '../format.ts'

// Notifications to a host about new RSVPs

export const intro = 'New RSVPs for your party'
export const viewGuestList = 'View guest list'
export const oneRsvp = (rsvp: string, title: string) => `${rsvp}: ${title}`
export const newRsvps = (count: number, title: string) =>
  plural(count, { one: `1 new RSVP for ${title}`, other: `${count} new RSVPs for ${title}` })
export const line = (rsvp: string) => `${rsvp}.`
export const lineWithMessage = (rsvp: string, message: string) => `${rsvp}. “${message}”`
export const more = (count: number) => `And ${count} more.`
export const going = (count: number) => `Going so far: ${count}.`

// One RSVP

/** Placeholder for a guest without a name. */
export const unnamed = 'A guest'
export const cannotCome = (guest: string) => `${guest} can't make it`
export const mightCome = (guest: string) => `${guest} might come`
/** A message without an RSVP. */
export const wrote = (guest: string) => `${guest} sent you a message`
export const coming = (guest: string, plusOnes: number) => `${guest} is coming${withGuests(plusOnes)}`
export const joinedWaitlist = (guest: string, plusOnes: number) => `${guest} joined the waitlist${withGuests(plusOnes)}`
export const denied = (guest: string, plusOnes: number) =>
  `${guest} wanted to come${withGuests(plusOnes)} but was denied a spot`

const withGuests = (plusOnes: number): string =>
  plusOnes === 0 ? '' : plural(plusOnes, { one: ' with 1 guest', other: ` with ${plusOnes} guests` })
