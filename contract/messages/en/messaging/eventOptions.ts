import { list } from '../format.ts'

// The options of an event that guests see, and their values in lower case, as listed in notifications of changes.

export const deadline = 'RSVP by'
export const noDeadline = 'no deadline'
/** The handling of a yes after the deadline, in words for hosts. */
export const afterDeadline = { asks: 'After that, guests ask you.', closes: 'After that, RSVPs are closed.' }
/** The handling of a yes after the deadline, in words for guests. */
export const afterDeadlineOf = (host: string) => ({ ...afterDeadline, asks: `After that, ask ${host}.` })
export const maybe = 'Maybe'
export const allowed = 'allowed'
export const decideBy = (day: string) => `allowed, decide by ${day}`
export const notAllowed = 'not allowed'
export const plusOnes = 'Plus-ones'
export const welcome = 'welcome'
export const notPlanned = 'not this time'
export const guestList = 'Guest list'
export const publicList = 'public'
export const privateList = 'private'
export const addressFor = 'Who sees the address'
export const capacity = 'Capacity'
export const noLimit = 'no limit'
export const people = (count: number) => `${count.toLocaleString('en-US')} people`
export const waitlist = 'Waitlist'
export const on = 'on'
export const off = 'off'
export const catering = 'Questions for the caterer'
export const none = 'none'
export const asked = (parts: readonly string[]) => list(parts)
export const cateringParts = { children: 'children', names: 'names of plus-ones', diets: 'diets' }
