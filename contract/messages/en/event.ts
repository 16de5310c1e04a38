export const untitled = 'Untitled Party'
/** In place of the date and time of a party whose host hasn't decided them yet. */
export const dateUndecided = 'Date to be decided'
// In place of the date of a party that is near
export const happeningNow = 'Happening now'
export const today = 'Today'
export const tomorrow = 'Tomorrow'
/** Times of a party that lasts at least 24 hours, shown below its dates. */
export const multiDay = (start: string, end: string, zone: string) => `Starts ${start}, ends ${end} ${zone}`

// The people who see the address

export const audienceNames = {
  signedIn: 'People who sign in',
  confirmed: 'Confirmed guests only',
} as const

// The location of a party that isn't at a place

export const online = 'Online'
export const placeUndecided = 'Place to be decided'

// The parts of an event, as listed in notifications of changes.

export const title = 'Title'
export const time = 'Time'
export const place = 'Location'
export const description = 'Description'
export const coverImage = 'Cover image'
export const guestQuestions = 'Guest questions'
export const questionAdded = 'Question added'
export const questionChanged = 'Question changed'
export const questionRemoved = 'Question removed'
export const questionsMoved = 'Order of the questions'
export const look = 'Appearance'
export const eventOptions = 'Event options'
