import { plural } from './format.ts'

// Status line of an event card (EVLIST-16..26)

export const draft = 'Draft'
export const canceled = 'Canceled'

// For hosts

export const attending = (guests: number) => `${guests} attending`
export const attended = (guests: number) => `${guests} attended`
export const unsentInvites = (invites: number) =>
  plural(invites, { one: '1 invite unsent', other: `${invites} invites unsent` })
export const noResponses = 'No responses yet'

// For guests

export const waitlisted = 'Waitlisted'
export const denied = 'Denied'
export const going = 'You are going'
export const went = 'You went'
export const notGoing = "You can't make it"
export const missed = "You didn't make it"
export const maybe = 'You said maybe'
export const notResponded = 'You have not responded'
