export const untitled = 'Untitled Party'
/** Times of a party that lasts at least 24 hours, shown below its dates. */
export const multiDay = (start: string, end: string, zone: string) => `Starts ${start}, ends ${end} ${zone}`

// The people who see the address

export const audienceNames = {
  everyone: 'Everyone with the link',
  signedIn: 'Signed-in guests and RSVPs',
  confirmed: 'Confirmed guests only',
} as const

// The parts of an event, as listed in notifications of changes.

export const title = 'Title'
export const time = 'Time'
export const place = 'Location'
export const description = 'Description'
export const coverImage = 'Cover image'
export const guestQuestions = 'Guest questions'
export const look = 'Appearance'
export const eventOptions = 'Event options'
